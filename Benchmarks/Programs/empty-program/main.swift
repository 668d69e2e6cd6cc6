// The empty Swift program: what starting any program costs.
