#!/usr/bin/env bash
# Sends the callbacks of this pack to an endpoint and compares its answers with those that the contract asks for.
# Needs bash, curl and openssl. README.md beside it says how it is used; send.mjs does the same with Node.
if [ -z "${BASH_VERSION:-}" ]; then
  echo 'This script needs bash: bash send.sh ADDRESS' >&2
  exit 2
fi
set -uo pipefail
export LC_ALL=C
# Bash 5.2 would read an ampersand in what is put in as "what was found".
shopt -u patsub_replacement 2>/dev/null || true

usage='Usage: bash send.sh ADDRESS [--strict] [--merchant NUMBER] [--tolerance SECONDS] [--timeout SECONDS] [--junit FILE]

  ADDRESS      of the endpoint under test, with http:// or https://
  --strict     the recommended checks, of time and nonce, count as well
  --merchant   the merchant number of the endpoint; M10086 unless given
  --tolerance  its requestExpireSeconds; 300 unless given
  --timeout    how long to wait for an answer; 10 seconds unless given
  --junit      writes the results as JUnit XML, too

Exits with 0 where every case passed, 1 where one failed, 2 where the endpoint could not be tested.'

# Longer answers are none: an acknowledgement has two bytes.
answer_limit=1048576

newline=$'\n'

address='' merchant=M10086 tolerance=300 timeout=10 junit='' strict=0

main() {
  read_arguments "$@"
  check_programs
  cd -- "$(find_folder)" >/dev/null || stop 'The folder of the pack cannot be opened.'
  local passed=0 failed=0 unsent=0 tests='' folder name level answer transfer time nonce_of scheme why
  printf '%-5s %-27s %-7s %s\n' '' case should answered
  while IFS=$'\t' read -r folder name level answer transfer time nonce_of scheme why; do
    if send_case; then judge_case; else leave_case; fi
  done <cases/list.tsv
  if [ -n "$junit" ]; then print_junit >"$junit"; fi
  printf '\n%d passed, %d failed' "$passed" "$failed"
  if [ "$unsent" -gt 0 ]; then printf ', %d not sent' "$unsent"; fi
  printf '\n'
  [ "$failed" -eq 0 ]
}

read_arguments() {
  while [ $# -gt 0 ]; do
    case $1 in
      --strict) strict=1 ;;
      --merchant=* | --tolerance=* | --timeout=* | --junit=*)
        read_option "${1%%=*}" "${1#*=}"
        ;;
      --merchant | --tolerance | --timeout | --junit)
        [ $# -gt 1 ] || refuse "$1 needs a value."
        read_option "$1" "$2"
        shift
        ;;
      -h | --help)
        printf '%s\n' "$usage"
        exit 0
        ;;
      -*) refuse "$1 is no option." ;;
      *)
        [ -z "$address" ] || refuse 'Give one address.'
        address=$1
        ;;
    esac
    shift
  done
  [ -n "$address" ] || refuse 'The address of the endpoint is missing.'
  [[ $address =~ ^https?://[^[:space:]/?#]+ ]] ||
    refuse "$address is no address that begins with http:// or https://."
}

read_option() {
  case $1 in
    --merchant)
      [[ $2 =~ ^[!-~]+$ ]] || refuse '--merchant takes a number without spaces.'
      merchant=$2
      ;;
    --junit)
      junit=$2
      [[ $junit == /* || $junit =~ ^[A-Za-z]: ]] || junit=$PWD/$junit
      # Not the colon: where bash keeps to POSIX, it ends with one that cannot write.
      { printf '' >"$junit"; } 2>/dev/null || refuse "$2 cannot be written."
      ;;
    *)
      [[ $2 =~ ^[1-9][0-9]{0,5}$ ]] || refuse "$1 takes a whole number of seconds."
      if [ "$1" = --timeout ]; then timeout=$2; else tolerance=$2; fi
      ;;
  esac
}

check_programs() {
  local program
  for program in curl openssl; do
    command -v "$program" >/dev/null || stop "$program is not installed."
  done
}

find_folder() {
  case ${BASH_SOURCE[0]} in
    */*) printf '%s' "${BASH_SOURCE[0]%/*}" ;;
    *) printf '.' ;;
  esac
}

# Signs the case anew and sends it; fails where it cannot be signed. What comes back: $reply, $reply_size, $status, and
# $curl_exit.
send_case() {
  local now timestamp nonce sign string line value arguments
  now=${EPOCHSECONDS:-$(date +%s)}
  case $time in
    now) timestamp=$now ;;
    stale) timestamp=$((now - tolerance - 60)) ;;
    future) timestamp=$((now + tolerance + 60)) ;;
    milliseconds) timestamp=${now}000 ;;
  esac
  pick_nonce
  string=$(<"cases/$folder/string.txt")
  string=${string//'{{timestamp}}'/$timestamp}
  string=${string//'{{nonce}}'/$nonce}
  if ! sign=$(printf '%s' "$string" | sign_string 2>/dev/null | openssl base64 -A); then
    # Some systems forbid SHA-1, for one; what the contract asks for has to be there.
    if [ "$scheme" = rsa2 ]; then stop "openssl could not sign $name."; fi
    return 1
  fi
  arguments=(--http1.1 --header 'Expect:' --data-binary "@cases/$folder/body.txt")
  if [ "$transfer" = chunked ]; then arguments+=(--header 'Transfer-Encoding: chunked'); fi
  while IFS= read -r line; do
    value=$(fill_in "${line#*: }")
    # A header that ends with its colon would not be sent by curl, one that ends with a semicolon is sent blank.
    if [ -z "$value" ]; then line="${line%%: *};"; else line="${line%%: *}: $value"; fi
    arguments+=(--header "$line")
  done <"cases/$folder/headers.txt"
  send_request
}

pick_nonce() {
  local index
  nonce=''
  for ((index = 0; index < ${#sent_names[@]}; index++)); do
    if [ "${sent_names[index]}" = "$nonce_of" ]; then nonce=${sent_nonces[index]}; fi
  done
  if [ -z "$nonce" ]; then nonce=$(openssl rand -hex 16); fi
  sent_names+=("$name")
  sent_nonces+=("$nonce")
}
sent_names=(new) sent_nonces=('')

sign_string() {
  case $scheme in
    rsa2) openssl dgst -sha256 -sign test-private-key.pem ;;
    other-key) openssl dgst -sha256 -sign other-private-key.pem ;;
    sha-1) openssl dgst -sha1 -sign test-private-key.pem ;;
    pss)
      openssl dgst -sha256 -sign test-private-key.pem \
        -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:32
      ;;
  esac
}

fill_in() {
  local text=$1 flipped=A
  case $sign in A*) flipped=B ;; esac
  text=${text//'{{merchant}}'/$merchant}
  text=${text//'{{timestamp}}'/$timestamp}
  text=${text//'{{nonce}}'/$nonce}
  text=${text//'{{sign}}'/$sign}
  text=${text//'{{sign-cut}}'/${sign:0:100}}
  text=${text//'{{sign-flipped}}'/$flipped${sign:1}}
  printf '%s' "$text"
}

send_request() {
  local output connected
  # The braces keep bash from complaining about null bytes in an answer.
  {
    output=$(curl -q --silent --globoff --max-time "$timeout" --max-filesize "$answer_limit" \
      --noproxy "localhost,127.0.0.1,::1,${NO_PROXY:-${no_proxy:-}}" "${arguments[@]}" \
      --write-out '\n%{http_code} %{size_download} %{time_connect}' "$address")
    curl_exit=$?
  } 2>/dev/null
  reply=${output%"$newline"*}
  read -r status reply_size connected <<<"${output##*"$newline"}"
  case $curl_exit in
    0 | 1 | 8 | 18 | 52 | 55 | 56 | 63) ;;
    5 | 6) stop_unreached 'its name cannot be resolved' ;;
    7) stop_unreached 'no connection can be made' ;;
    35 | 51 | 53 | 54 | 58 | 59 | 60 | 66 | 77 | 80 | 82 | 83 | 90 | 91)
      stop_unreached 'TLS fails, or its certificate is not trusted'
      ;;
    28) [[ $connected =~ [1-9] ]] || stop_unreached "no connection within $timeout s" ;;
    *) stop "curl could not send the case $name: it ended with $curl_exit." ;;
  esac
}

# Prints the line of the case, and counts it.
judge_case() {
  local got=reject answered result=ok note=''
  answered=$(print_answer)
  if [ "$curl_exit:$status:$reply_size:$reply" = 0:200:2:OK ]; then got=ok; fi
  if [ "$got" != "$answer" ]; then
    if [ "$level" = mandatory ] || [ "$strict" = 1 ]; then
      result=FAIL
      note=$why
    else
      note='The check is recommended: it counts with --strict.'
    fi
  fi
  print_row "$result" "$answered" "$note"
  tests+="  <testcase classname=\"$level\" name=\"$name\">"
  if [ "$result" = FAIL ]; then
    failed=$((failed + 1))
    tests+="<failure message=\"$(escape_xml "should be $answer, answered $answered")\">"
    tests+="$(escape_xml "$why")</failure>"
  else
    passed=$((passed + 1))
  fi
  tests+=$'</testcase>\n'
}

# Prints the line of a case that this machine cannot sign, and counts it as neither.
leave_case() {
  local reason='not sent: openssl cannot sign it here'
  print_row skip "$reason" ''
  unsent=$((unsent + 1))
  tests+="  <testcase classname=\"$level\" name=\"$name\"><skipped message=\"$reason\"/></testcase>"$'\n'
}

print_row() {
  printf '%-5s %-27s %-7s %s\n' "$1" "$name" "$answer" "$2"
  if [ -n "$3" ]; then printf '      %s\n' "$3"; fi
}

print_answer() {
  local text=$reply
  case $curl_exit in
    0) ;;
    18 | 52 | 55 | 56) printf 'closed without a complete answer' && return ;;
    28) printf 'no complete answer within %s s' "$timeout" && return ;;
    63) printf '%s, more than a megabyte' "$status" && return ;;
    *) printf 'an answer that is not HTTP' && return ;;
  esac
  text=${text//$'\r'/\\r}
  text=${text//"$newline"/\\n}
  text=${text//$'\t'/\\t}
  if [[ ${#reply} -ne $reply_size || $text == *[!\ -~]* ]]; then
    text="$reply_size bytes"
  elif [ ${#text} -gt 26 ]; then
    # So that a line has no more than 80 characters.
    text="\"${text:0:26}...\""
  else
    text="\"$text\""
  fi
  case $status in 3??) text=redirect ;; esac
  printf '%s %s' "$status" "$text"
}

print_junit() {
  printf '<?xml version="1.0" encoding="UTF-8"?>\n'
  printf '<testsuite name="callback conformance" tests="%d" failures="%d" errors="0" skipped="%d">\n' \
    $((passed + failed + unsent)) "$failed" "$unsent"
  printf '%s</testsuite>\n' "$tests"
}

escape_xml() {
  local text=$1
  text=${text//&/&amp;}
  text=${text//</&lt;}
  text=${text//>/&gt;}
  text=${text//\"/&quot;}
  printf '%s' "$text"
}

stop_unreached() {
  stop "$address cannot be reached: $1. It happened at the case $name; what follows was not sent."
}

refuse() {
  printf '%s\n\n%s\n' "$1" "$usage" >&2
  exit 2
}

stop() {
  printf '%s\n' "$1" >&2
  exit 2
}

main "$@"
