#!/bin/bash
# The lines that a digest’s tools print of the own string, which a script signs in its place. bash guessed-strings.sh callbacks.json
row() { jq -Rsc --arg implementation "$1" --arg callback "$name" '{language: "Shell", implementation: $implementation, callback: $callback, text: .}'; }
jq -r keys[] "$1" | while read -r name; do
  own() { jq -j --arg name "$name" '.[$name].canonical' "$1"; }
  own "$1" | sha256sum | row 'sha256sum line'
  own "$1" | openssl dgst -sha256 | row 'openssl dgst line'
done
