/// The script that runs when no command is given; `Examples/demonstration.taps` is the same.
enum Demonstration {
  static let name = "demonstration.taps"

  static let script = """
    # A tour of the profile header: what each tap does, and when it does nothing.
    name "A tour of the profile header"
    tags header smoke
    profile own

    # Posts take a second to arrive; until then there is nothing to scroll to.
    tap header.posts
    expect ignored nothingToShow
    wait until idle
    expect count post 12

    tap header.posts
    expect route scroll section 1 item 0 top animated
    wait until idle

    tap header.followers
    expect route push followers title "Followers"
    wait until idle
    expect stack profile > followers
    back
    expect route pop
    wait until idle

    tap header.following
    expect route push following title "Following"
    wait until idle
    expect stack profile > following
    back
    expect route pop
    wait until idle

    tap header.edit
    expect route present edit fullscreen title "Edit Profile"
    wait until idle
    expect modal edit
    dismiss
    expect route dismiss edit
    wait until idle

    expect modal none
    expect stack profile

    """
}
