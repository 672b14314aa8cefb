#!/bin/bash
# Bodies as a shell, diff, SQLite and PostgreSQL (where PGHOST names a server) print them, and own strings as cat does. bash taught-dumps.sh callbacks.json
row() { jq -Rsc --arg kind "${2:-body}" --arg implementation "$1" --arg callback "$name" '{kind: $kind, implementation: $implementation, callback: $callback, text: .}'; }
ask() { echo "$1" | psql ${2:--At} -P pager=off -v b="$body" -f -; }
jq -r keys[] "$1" | while read -r name; do
  body=$(jq -j --arg name "$name" '.[$name].body' "$1"; printf x); body=${body%x}
  (eval "echo $body") 2>/dev/null </dev/null | row 'eval lost quotes'
  (read -d '' body <<< "$body"; echo "$body") </dev/null | row 'read without -r'
  python3 -m json.tool --indent 2 --no-ensure-ascii <<< "$body" | diff -u --label $'a.tmp\t2026-11-25 07:26:38.110673382 +0000' --label $'b.tmp\t2026-11-25 07:26:38.114533172 +0000' /dev/null - | row 'diff -u'
  sqlite3 :memory: 'create table cb(id integer, body text);' "insert into cb values(1,'${body//\'/\'\'}');" '.mode box' 'select * from cb;' | row box
  jq -j --arg name "$name" '.[$name].canonical' "$1" | cat -A | row 'cat -A' own
  [ "$PGHOST" ] || continue
  ask "select 1 as id, jsonb_pretty(:'b'::jsonb) as body;" -x | row 'expanded \x'
  ask "with cb(id, body) as (values (1, :'b'::text)) select cb from cb;" | row 'row text'
  ask "select quote_literal(:'b');" | row quote_literal
done
