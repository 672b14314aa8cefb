#!/bin/bash
# Bodies as jq prints them. bash guessed-dumps.sh callbacks.json
row() { jq -Rsc --arg implementation "$1" --arg callback "$name" '{kind: "body", implementation: $implementation, callback: $callback, text: .}'; }
jq -r keys[] "$1" | while read -r name; do
  body() { jq -j --arg name "$name" '.[$name].body' "$1"; }
  body "$1" | jq -C . | row 'jq -C'
  body "$1" | jq -r 'to_entries[] | "\(.key)=\(.value)"' | row 'jq k=v'
  body "$1" | jq -r 'to_entries | map("\(.key)=\(.value | tostring | @sh)") | join(" ")' | row 'jq @sh'
done
