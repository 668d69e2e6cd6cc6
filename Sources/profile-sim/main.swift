print("profile-sim")
