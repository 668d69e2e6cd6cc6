/// A namespace for the types of operators.
public enum Publishers {}
