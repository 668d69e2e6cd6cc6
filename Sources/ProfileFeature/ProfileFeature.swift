// The profile feature.
