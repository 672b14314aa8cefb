// More handlers that log what they verify, written once what the first had shown was mended.
package main

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
)

func joined(members map[string]interface{}, show func(string, interface{}) string) string {
	var parts []string
	for _, key := range keys(members) {
		if text := show(key, members[key]); text != "" {
			parts = append(parts, key+"="+text)
		}
	}
	return strings.Join(parts, "&")
}

func text(_ string, value interface{}) string {
	switch v := value.(type) {
	case nil:
		return ""
	case string:
		return v
	}
	out, _ := json.Marshal(value)
	return string(out)
}

func main() {
	printRows(map[string]signer{
		"Marshal of all but strings":          func(raw string, h map[string]string) string { return joined(read(raw, h, false), text) },
		"Marshal, UseNumber, TrimSpace":       func(raw string, h map[string]string) string { return strings.TrimSpace(joined(read(raw, h, true), func(k string, v interface{}) string { return strings.TrimSpace(text(k, v)) })) },
		"PathEscape of values":                func(raw string, h map[string]string) string { return joined(read(raw, h, true), func(k string, v interface{}) string { return url.PathEscape(text(k, v)) }) },
		"%d of float64":                       func(raw string, h map[string]string) string { return joined(read(raw, h, false), func(k string, v interface{}) string { if number, ok := v.(float64); ok { return fmt.Sprintf("%d", int64(number)) }; return text(k, v) }) },
		"%+v of everything":                   func(raw string, h map[string]string) string { return joined(read(raw, h, true), func(_ string, v interface{}) string { return fmt.Sprintf("%+v", v) }) },
		"canonical header keys":               func(raw string, h map[string]string) string { members := read(raw, h, true); delete(members, "timestamp"); delete(members, "nonce"); members["X-Timestamp"] = h["X-Timestamp"]; members["X-Nonce"] = h["X-Nonce"]; return joined(members, text) },
	})
}
