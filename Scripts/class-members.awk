# Reads the interface of a module, as swift-synthesize-interface writes it, and prints a line for
# each class, `class NAME PARENT MODULE`, and for each member of a class or extension that a caller
# can name on an object: `member CLASS NAME MODULE TYPE`. A method's name has its labels; of an override,
# the class that declares it first has the line. `adopts TYPE NAME` is a line for each protocol, and
# for the class above: extensions of protocols have members too. Fields are separated by tabs.

function labels_of(parameters,    depth, index_, letter, names, start, part) {
  names = ""
  start = 1
  depth = 0
  types = ""
  for (index_ = 1; index_ <= length(parameters) + 1; index_++) {
    letter = substr(parameters, index_, 1)
    if (letter ~ /[(\[<{]/) depth++
    if (letter ~ /[)\]}]/ || letter == ">" && substr(parameters, index_ - 1, 1) != "-") depth--
    if (index_ > length(parameters) || letter == "," && depth == 0) {
      part = substr(parameters, start, index_ - start)
      sub(/^ +/, "", part)
      if (part != "") {
        names = names substr(part, 1, match(part, /[ :]/) - 1) ":"
        sub(/^[^:]*: */, "", part)
        sub(/ = .*$/, "", part)
        types = types (types == "" ? "" : ", ") part
      }
      start = index_ + 1
    }
  }
  return names
}

function print_adopted(name, words,    count, index_, parts) {
  if (!sub(/^[^:]* : /, "", words)) return
  sub(/ \{$/, "", words)
  count = split(words, parts, /, /)
  for (index_ = 1; index_ <= count; index_++) {
    sub("^(@[a-z]+ )*(" module "\\.)?", "", parts[index_])
    if (parts[index_] !~ /</) printf "adopts\t%s\t%s\n", name, parts[index_]
  }
}

function closing(text,    depth, index_, letter) {
  for (index_ = 1; index_ <= length(text); index_++) {
    letter = substr(text, index_, 1)
    if (letter == "(") depth++
    if (letter == ")" && --depth == 0) return index_
  }
  return 0
}

function plain(type) {
  gsub(module "\\.", "", type)
  gsub(/@escaping |@MainActor |@Sendable /, "", type)
  gsub(/!/, "?", type)
  return type
}

{
  match($0, /^ */)
  level = RLENGTH / 4
  line = substr($0, RLENGTH + 1)
}

line ~ /^\/\// || line == "" || line == "}" { next }

{
  while (line ~ /^@[A-Za-z_]+/) {
    match(line, /^@[A-Za-z_]+/)
    rest = substr(line, RLENGTH + 1)
    if (substr(rest, 1, 1) == "(") rest = substr(rest, closing(rest) + 1)
    sub(/^ +/, "", rest)
    line = rest
  }
}

line ~ /\{$/ && line ~ /^((open|public|final|indirect) )*(class|struct|enum|protocol|extension|actor) / {
  words = line
  sub(/^((open|public|final|indirect) )*/, "", words)
  kind = substr(words, 1, index(words, " ") - 1)
  words = substr(words, index(words, " ") + 1)
  name = words
  sub(/[ :<{].*$/, "", name)
  if (kind == "extension") sub("^" module "\\.", "", name)
  else if (level > 0 && scope[level - 1] != "") name = scope[level - 1] "." name
  scope[level] = kind ~ /class|extension/ && words !~ /^[A-Za-z_.]+</ && words !~ / where / ? name : ""
  if (scope[level] != "") print_adopted(name, words)
  if (kind == "class") {
    parent = words
    if (!sub(/^[^:]* : /, "", parent)) parent = "-"
    sub(/[ ,{].*$/, "", parent)
    sub("^" module "\\.", "", parent)
    if (scope[level] != "") printf "class\t%s\t%s\t%s\n", name, parent, module
  } else if (kind != "extension") scope[level] = ""
  next
}

level == 0 || scope[level - 1] == "" { next }

line ~ /^(((open|public|final|weak|unowned|dynamic|lazy|nonisolated|mutating) )|[a-z]+\(set\) )+(var|let|func) / {
  match(line, /(var|let|func) /)
  word = substr(line, RSTART, RLENGTH - 1)
  rest = substr(line, RSTART + RLENGTH)
  class = scope[level - 1]
  if (word != "func") {
    if (!match(rest, /^[A-Za-z_][A-Za-z0-9_]*:/)) next
    name = substr(rest, 1, RLENGTH - 1)
    type = substr(rest, RLENGTH + 2)
    sub(/ \{.*$/, "", type)
    printf "member\t%s\t%s\t%s\t%s\n", class, name, module, plain(type)
  } else {
    if (!match(rest, /^[A-Za-z_][A-Za-z0-9_]*\(/)) next
    name = substr(rest, 1, RLENGTH - 1)
    parameters = substr(rest, RLENGTH)
    end = closing(parameters)
    result = substr(parameters, end + 1)
    labels = labels_of(substr(parameters, 2, end - 2))
    if (result ~ /^ async/) next
    printf "member\t%s\t%s(%s)\t%s\t(%s)%s\n", class, name, labels, module,
      plain(types), plain(result)
  }
}
