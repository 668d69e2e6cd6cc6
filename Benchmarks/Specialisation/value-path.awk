# Reads names (mangled, demangled), a client in SIL, and the same in LLVM IR. Prints what must not be on the path of a value.
#
# The path begins in the client's `send` functions, and in the closures that its `subscribe` functions give away: the library stores them, and
# calls them for each value. It goes on through all that is called from there, but for what no value comes through (see `cold`).

FNR == 1 { file++ }

file == 1 {
  demangled[$1] = $2
  if ($1 ~ /^\$s6Client/ && $2 ~ /^[A-Za-z]+\.send\(_:\)$/) sends[$1]
  if ($1 ~ /^\$s6Client/ && $2 ~ /^[A-Za-z]+\.subscribe\(_:\)$/) subscribes[$1]
  next
}

# A completion, a cancel, a request, and what waits because another value is under way (in an array, which grows): none of it happens for a value
# that finds the line free.
function cold(name) {
  return demangled[name] ~ /drainEvents|[. ]wait\(|finish|[Cc]ompl|cancel|stop\(|deinit|request|catchUp|_consumeAndCreateNew|[Ff]atal|[Ff]ailure/
}

# MARK: SIL

file == 2 && /^sil .*\{$/ {
  current = $0
  sub(/^[^@]*@/, "", current)
  sub(/ :.*/, "", current)
  split("", referred)
  next
}
file == 2 && /^\}/ { current = "" }

file == 2 && current != "" {
  line = $0
  sub(/ *\/\/ (user|users|id):?.*/, "", line)
  if (match(line, /%[0-9]+ = function_ref @[^ ]+/)) {
    split(substr(line, RSTART, RLENGTH), words, " ")
    referred[words[1]] = substr(words[4], 2)
    next
  }
  if (match(line, /(thin_to_thick_function|partial_apply) [^%]*%[0-9]+/)) {
    operand = substr(line, RSTART, RLENGTH)
    sub(/.*%/, "%", operand)
    if (operand in referred) gives[current] = gives[current] " " referred[operand]
  } else if (match(line, /(try_)?apply [^%]*%[0-9]+/)) {
    operand = substr(line, RSTART, RLENGTH)
    sub(/.*%/, "%", operand)
    if (operand in referred) calls[current] = calls[current] " " referred[operand]
    if (line ~ /apply [^%]*%[0-9]+</ && !((current, operand) in virtual)) {
      callee = operand in referred ? demangled[referred[operand]] : ""
      if (callee == "" && operand in referred) callee = referred[operand]
      note(generic, current, "unspecialised call" (callee == "" ? "" : " of " callee))
    }
  }
  if (line ~ /= witness_method /) {
    method = line
    sub(/.*#/, "", method)
    sub(/ :.*/, "", method)
    note(generic, current, "witness_method " method)
  }
  # A virtual method of a generic class is not specialised. While a chain is put together a subject may have some.
  if (line ~ /= class_method /) {
    split(line, words, " ")
    virtual[current, words[1]]
    note(onPath, current, "class_method")
  }
  if (line ~ /begin_access \[[a-z]+\] \[dynamic\]/) note(onPath, current, "check for exclusive access")
}

# MARK: LLVM IR

file == 3 && /^define / {
  current = $0
  sub(/^[^@]*@"?/, "", current)
  sub(/"?\(.*/, "", current)
  next
}
file == 3 && /^\}/ { current = "" }

file == 3 && current != "" && /(call|invoke) / {
  rest = $0
  while (match(rest, /@"?[$A-Za-z_][^" (),]*/)) {
    callee = substr(rest, RSTART + 1, RLENGTH - 1)
    sub(/^"/, "", callee)
    if (callee in demangled) calls[current] = calls[current] " " callee
    if (callee ~ /^swift_(getGenericMetadata|getWitnessTable|getAssociated|beginAccess|conformsToProtocol|dynamicCast|getForeign)|^__swift_instantiate|Ma$/) {
      note(onPath, current, "call of " callee)
    }
    rest = substr(rest, RSTART + RLENGTH)
  }
}

# MARK: The path

function note(list, name, text) {
  if (index(list[name], text "\n") == 0) list[name] = list[name] text "\n"
}

function follow(name, reached, withGiven,   all, count, i) {
  if (name in reached || cold(name)) return
  reached[name]
  count = split(calls[name] (withGiven ? gives[name] : ""), all, " ")
  for (i = 1; i <= count; i++) follow(all[i], reached, withGiven)
}

function complain(name, list,   texts, count, i) {
  count = split(list[name], texts, "\n")
  for (i = 1; i < count; i++) print demangled[name] ": " texts[i]
}

END {
  for (name in subscribes) { follow(name, forming, 0); subscribed++ }
  for (name in forming) {
    count = split(gives[name], given, " ")
    for (i = 1; i <= count; i++) { follow(given[i], path, 1); stored++ }
    # A chain that is put together by unspecialised code is unspecialised.
    complain(name, generic)
  }
  for (name in sends) { follow(name, path, 1); sent++ }
  for (name in path) {
    if (!(name in forming)) complain(name, generic)
    complain(name, onPath)
  }
  if (sent == 0 || subscribed != sent) print "the client's functions send and subscribe are not all found"
  if (ENVIRON["VERBOSE"] != "") for (name in path) print "path: " demangled[name] > "/dev/stderr"
}
