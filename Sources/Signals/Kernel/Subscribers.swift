/// A namespace for types that take part in subscribing.
public enum Subscribers {}
