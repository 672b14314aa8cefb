// What these programs share: the callbacks (the first argument), a body with its headers merged in, and the rows they print.
package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"os"
	"sort"
	"strings"
	"unicode/utf8"
)

type signer func(raw string, headers map[string]string) string

// The body's members with timestamp and nonce, without sign.
func read(raw string, headers map[string]string, number bool) map[string]interface{} {
	members := map[string]interface{}{}
	decoder := json.NewDecoder(strings.NewReader(raw))
	if number {
		decoder.UseNumber()
	}
	decoder.Decode(&members)
	members["timestamp"] = headers["X-Timestamp"]
	members["nonce"] = headers["X-Nonce"]
	delete(members, "sign")
	return members
}

func keys(members map[string]interface{}) []string {
	var sorted []string
	for key := range members {
		sorted = append(sorted, key)
	}
	sort.Strings(sorted)
	return sorted
}

// Keys in order; what gives no text has no pair.
func joinPairs(members map[string]interface{}, text func(interface{}) string) string {
	var pairs []string
	for _, key := range keys(members) {
		if value := text(members[key]); value != "" {
			pairs = append(pairs, key+"="+value)
		}
	}
	return strings.Join(pairs, "&")
}

func marshal(value interface{}) string {
	text, _ := json.Marshal(value)
	return string(text)
}

// JSON as it is, without Go's escapes for HTML.
func marshalPlain(value interface{}) string {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.Encode(value)
	return strings.TrimSpace(text.String())
}

// What programs print of each body, by their names.
func printDumps(print func(raw string) map[string]string) {
	text, _ := os.ReadFile(os.Args[1])
	var callbacks map[string]struct{ Body string }
	json.Unmarshal(text, &callbacks)
	out := json.NewEncoder(os.Stdout)
	for name, callback := range callbacks {
		for implementation, made := range print(callback.Body) {
			out.Encode(map[string]string{"kind": "body", "implementation": implementation, "callback": name, "text": made})
		}
	}
}

func printRows(functions map[string]signer) {
	text, _ := os.ReadFile(os.Args[1])
	var callbacks map[string]struct{ Headers, Body string }
	json.Unmarshal(text, &callbacks)
	out := json.NewEncoder(os.Stdout)
	out.SetEscapeHTML(false)
	for name, callback := range callbacks {
		headers := map[string]string{}
		for _, line := range strings.Split(strings.TrimSpace(callback.Headers), "\n") {
			parts := strings.SplitN(line, ": ", 2)
			headers[parts[0]] = parts[1]
		}
		for implementation, run := range functions {
			made := run(callback.Body, headers)
			row := map[string]string{"language": "Go", "implementation": implementation, "callback": name, "text": made}
			if !utf8.ValidString(made) {
				delete(row, "text")
				row["base64"] = base64.StdEncoding.EncodeToString([]byte(made))
			}
			out.Encode(row)
		}
	}
}
