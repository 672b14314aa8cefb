#!/bin/sh
# What jq makes of a body with timestamp and nonce: sh pairs.sh body.json 1790000123 n1
merged='(. + {timestamp: $t, nonce: $n}) | to_entries'
for pairs in \
  'sort_by(.key) | map("\(.key)=\(.value)")' \
  'map(select(.value)) | sort_by(.key) | map("\(.key)=\(.value)")' \
  'sort_by(.key) | map("\(.key)=\(.value | @text)")' \
  'sort_by(.key) | map("\(.key)=\(.value | tojson)")' \
  'sort_by(.key) | map("\(.key)=\(.value | @uri)")'; do
  jq -r --arg t "$2" --arg n "$3" "$merged | $pairs | join(\"&\")" "$1"
done
