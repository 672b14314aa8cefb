#!/bin/bash
# Bodies (and own strings, as copies of them) as a shell and its tools print them. bash half-dumps.sh callbacks.json
row() { jq -Rsc --arg kind "$1" --arg implementation "$2" --arg callback "$name" '{kind: $kind, implementation: $implementation, callback: $callback, text: .}'; }
traced() { (PS4='+ '; set -x; : printf %s "$1") 2>&1; }
declared() { local s=$1; declare -p s; }
columns() { jq -r 'to_entries[] | [.key, (.value | tostring)] | @tsv' | column -t -s $'\t'; }
jq -r keys[] "$1" | while read -r name; do
  body=$(jq -r --arg name "$name" '.[$name].body' "$1")
  own=$(jq -r --arg name "$name" '.[$name].canonical' "$1")
  printf '%q' "$body" | row body 'printf %q'
  xargs echo <<< "$body" 2>/dev/null | row body 'xargs echo'
  grep --color=always completed <<< "$body" | row body 'grep --color'
  tr -d '"' <<< "$body" | row body 'tr -d quotes'
  columns <<< "$body" | row body 'column'
  printf '%q' "$own" | row own 'paste: printf %q'
  declared "$own" | row own 'paste: declare'
  traced "$own" | row own 'paste: set -x'
  grep --color=always amount <<< "$own" | row own 'paste: grep color'
  printf %s "$own" | cat -A | row own 'paste: cat -A'
  printf %s "$own" | cat -v | row own 'paste: cat -v'
done
