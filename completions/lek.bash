# Completion of lek for bash. To use it:
#
#   source completions/lek.bash          now, or from ~/.bashrc
#   cp completions/lek.bash ~/.local/share/bash-completion/completions/lek

# Playgrounds, and folders that may hold some. Names with blanks stay whole.
_lek_playgrounds() {
  local entry
  compopt -o filenames 2>/dev/null
  while IFS= read -r entry; do
    COMPREPLY+=("$entry")
  done < <(compgen -d -- "$1")
}

# The pages of the playground that is named on the line.
_lek_pages() {
  local word bundle page name
  for word in "${COMP_WORDS[@]:2}"; do
    word=${word//\\/}
    word=${word#[\"\']}
    word=${word%[\"\']}
    [[ $word == "~/"* ]] && word=$HOME/${word#"~/"}
    [ -d "$word/Pages" ] && bundle=$word
  done
  [ -n "${bundle-}" ] || return 0
  for page in "$bundle"/Pages/*.xcplaygroundpage; do
    [ -d "$page" ] || continue
    name=${page##*/}
    name=${name%.xcplaygroundpage}
    [[ $name == "$1"* ]] && COMPREPLY+=("$(printf '%q' "$name")")
  done
}

_lek() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
  local flags=
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "open new run corpus convert doctor help --help --version" -- "$word"))
    return
  fi
  case "$command $before" in
    "run --page") _lek_pages "${word//\\/}"; return ;;
    "convert --to") COMPREPLY=($(compgen -W "app package" -- "$word")); return ;;
    "new --platform") COMPREPLY=($(compgen -W "ios macos" -- "$word")); return ;;
    "new --template") COMPREPLY=($(compgen -W "empty liveView swiftUI game drawing animation physics tutorial" -- "$word")); return ;;
    "new --example") COMPREPLY=($(compgen -W "ClientDemo MemoryGame Pendulum RapidPrototyping Ripple Sorting" -- "$word")); return ;;
    "run --snapshot") compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$word")); return ;;
    "run --touch") COMPREPLY=($(compgen -W "tap hold drag pinch type key" -- "$word")); return ;;
    "open --port" | "open --host" | "new --pages" | "run --time" | "run --seed" | "run --tree-at" | "run --snapshot-at") return ;;
  esac
  case $command in
    open) flags="--port --host --no-browser --network --trace --help" ;;
    new) flags="--platform --pages --template --example --help" ;;
    run) flags="--page --time --seed --touch --tree --tree-at --snapshot --snapshot-at --json --network --no-sandbox --help" ;;
    corpus) flags="--json --help" ;;
    convert) flags="--to --check --help" ;;
    doctor) flags="--help" ;;
    help)
      COMPREPLY=($(compgen -W "open new run corpus convert doctor help" -- "$word"))
      return
      ;;
  esac
  if [[ $word == -* || $command == doctor ]]; then
    COMPREPLY=($(compgen -W "$flags" -- "$word"))
  elif [[ $command == open || $command == run || $command == corpus || $command == convert || $command == new ]]; then
    _lek_playgrounds "$word"
  fi
}

complete -F _lek lek ./lek
