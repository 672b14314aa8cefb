// More mock platforms and test signers in Go, written once what the first had shown was mended.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"time"
)

func each(m map[string]interface{}, f func(k string, v interface{}) string) string {
	var o []string
	for _, k := range keys(m) {
		if s := f(k, m[k]); s != "" {
			o = append(o, s)
		}
	}
	return strings.Join(o, "&")
}
func value(v interface{}) string {
	switch x := v.(type) {
	case string:
		return x
	case json.Number:
		return x.String()
	case float64:
		return strconv.FormatFloat(x, 'f', 0, 64)
	case bool:
		return strconv.FormatBool(x)
	case nil:
		return ""
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.Encode(v)
	return strings.TrimSpace(b.String())
}
func pair(k string, v interface{}) string {
	if value(v) == "" {
		return ""
	}
	return k + "=" + value(v)
}

func main() {
	printRows(map[string]signer{
		"%v, empty strings skipped": func(r string, h map[string]string) string {
			return each(read(r, h, false), func(k string, v interface{}) string {
				if v == "" {
					return ""
				}
				return fmt.Sprintf("%s=%v", k, v)
			})
		},
		"FormatFloat without decimals": func(r string, h map[string]string) string { return each(read(r, h, false), pair) },
		"UseNumber, encoder trimmed":   func(r string, h map[string]string) string { return each(read(r, h, true), pair) },
		"%q of values": func(r string, h map[string]string) string {
			return each(read(r, h, true), func(k string, v interface{}) string {
				if value(v) == "" {
					return ""
				}
				return fmt.Sprintf("%s=%q", k, value(v))
			})
		},
		"QueryUnescape of Encode": func(r string, h map[string]string) string {
			u := url.Values{}
			for k, v := range read(r, h, true) {
				if value(v) != "" {
					u.Add(k, value(v))
				}
			}
			s, err := url.QueryUnescape(u.Encode())
			if err != nil {
				return u.Encode()
			}
			return s
		},
		"base64url of the sum": func(r string, h map[string]string) string {
			s := sha256.Sum256([]byte(each(read(r, h, true), pair)))
			return base64.URLEncoding.EncodeToString(s[:])
		},
		"time.Unix String of completedAt": func(r string, h map[string]string) string {
			m := read(r, h, false)
			if t, ok := m["completedAt"].(float64); ok {
				m["completedAt"] = time.Unix(int64(t), 0).UTC().String()
			}
			return each(m, pair)
		},
		"values by commas": func(r string, h map[string]string) string {
			m := read(r, h, true)
			var o []string
			for _, k := range keys(m) {
				o = append(o, value(m[k]))
			}
			return strings.Join(o, ",")
		},
		"Marshal of body, nonce, timestamp": func(r string, h map[string]string) string {
			var m map[string]interface{}
			json.Unmarshal([]byte(r), &m)
			b, _ := json.Marshal(m)
			return string(b) + "&nonce=" + h["X-Nonce"] + "&timestamp=" + h["X-Timestamp"]
		},
	})
}
