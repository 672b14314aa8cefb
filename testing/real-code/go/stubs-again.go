// More strings that stubs, test scripts and hurried platforms sign; written once what stubs.go had shown was mended.
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
)

func pairs(m map[string]interface{}, text func(interface{}) string, joint string) string {
	var all []string
	for _, key := range keys(m) {
		if value := text(m[key]); value != "" {
			all = append(all, key+"="+value)
		}
	}
	return strings.Join(all, joint)
}

func encode(v interface{}) string {
	var buffer bytes.Buffer
	encoder := json.NewEncoder(&buffer)
	encoder.SetEscapeHTML(false)
	encoder.Encode(v)
	return strings.TrimSpace(buffer.String())
}

func sprint(v interface{}) string {
	if v == nil {
		return ""
	}
	return fmt.Sprint(v)
}

func main() {
	printRows(map[string]signer{
		"UseNumber, Encoder without HTML": func(raw string, h map[string]string) string {
			return pairs(read(raw, h, true), func(v interface{}) string {
				switch t := v.(type) {
				case nil:
					return ""
				case string:
					return strings.TrimSpace(t)
				}
				return encode(v)
			}, "&")
		},
		"float64 by %.0f, scalars alone": func(raw string, h map[string]string) string {
			return pairs(read(raw, h, false), func(v interface{}) string {
				switch t := v.(type) {
				case string:
					return t
				case float64:
					return fmt.Sprintf("%.0f", t)
				case bool:
					return strconv.FormatBool(t)
				}
				return ""
			}, "&")
		},
		"PathEscape of values": func(raw string, h map[string]string) string {
			return pairs(read(raw, h, true), func(v interface{}) string { return url.PathEscape(sprint(v)) }, "&")
		},
		"joined by |": func(raw string, h map[string]string) string { return pairs(read(raw, h, true), sprint, "|") },
		"raw then headers on lines": func(raw string, h map[string]string) string {
			return raw + "\n" + h["X-Timestamp"] + "\n" + h["X-Nonce"]
		},
		"digest in Base64 of Sprint": func(raw string, h map[string]string) string {
			sum := sha256.Sum256([]byte(pairs(read(raw, h, false), sprint, "&")))
			return base64.StdEncoding.EncodeToString(sum[:])
		},
	})
}
