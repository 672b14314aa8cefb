// Mock platforms and test signers in Go: each with one or two mistakes. A mark in brackets names the scheme of the signature where it is not SHA256withRSA.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"net/url"
	"sort"
	"strconv"
	"strings"
	"time"
)

func text(v interface{}) string {
	switch x := v.(type) {
	case nil:
		return ""
	case string:
		return x
	case float64:
		return strconv.FormatFloat(x, 'f', -1, 64)
	case bool:
		return strconv.FormatBool(x)
	case json.Number:
		return x.String()
	}
	b, _ := json.Marshal(v)
	return string(b)
}
func pairs(m map[string]interface{}, order []string, f func(k string, v interface{}) string) string {
	var o []string
	for _, k := range order {
		if s := f(k, m[k]); strings.TrimSpace(s) != "" {
			o = append(o, k+"="+s)
		}
	}
	return strings.Join(o, "&")
}
func plain(k string, v interface{}) string { return text(v) }

type order struct {
	OrderType       string  `json:"orderType"`
	OrderNo         string  `json:"orderNo"`
	MerchantOrderNo string  `json:"merchantOrderNo"`
	Status          string  `json:"status"`
	Amount          string  `json:"amount"`
	FeeAmount       string  `json:"feeAmount"`
	NetAmount       string  `json:"netAmount"`
	CompletedAt     int64   `json:"completedAt"`
	Remark          *string `json:"remark"`
}

func main() {
	printRows(map[string]signer{
		"Sprint of every value": func(r string, h map[string]string) string {
			m := read(r, h, false)
			return pairs(m, keys(m), func(k string, v interface{}) string { return fmt.Sprint(v) })
		},
		"Marshal of the map": func(r string, h map[string]string) string {
			b, _ := json.Marshal(read(r, h, false))
			return string(b)
		},
		"Marshal of the map, UseNumber, Indent": func(r string, h map[string]string) string {
			b, _ := json.MarshalIndent(read(r, h, true), "", "  ")
			return string(b)
		},
		"struct to map by json": func(r string, h map[string]string) string {
			var o order
			json.Unmarshal([]byte(r), &o)
			b, _ := json.Marshal(o)
			m := read(string(b), h, true)
			return pairs(m, keys(m), plain)
		},
		"QueryEscape of values": func(r string, h map[string]string) string {
			m := read(r, h, true)
			return pairs(m, keys(m), func(k string, v interface{}) string { return url.QueryEscape(text(v)) })
		},
		"PathEscape of values": func(r string, h map[string]string) string {
			m := read(r, h, true)
			return pairs(m, keys(m), func(k string, v interface{}) string { return url.PathEscape(text(v)) })
		},
		"SignPKCS1v15 with hash 0 [no-prefix]": func(r string, h map[string]string) string {
			m := read(r, h, true)
			return pairs(m, keys(m), plain)
		},
		"crypto.SHA1 [sha1]": func(r string, h map[string]string) string {
			m := read(r, h, false)
			return pairs(m, keys(m), plain)
		},
		"sum as %x": func(r string, h map[string]string) string {
			m := read(r, h, true)
			return fmt.Sprintf("%x", sha256.Sum256([]byte(pairs(m, keys(m), plain))))
		},
		"sum as %X": func(r string, h map[string]string) string {
			return fmt.Sprintf("%X", sha256.Sum256([]byte(r)))
		},
		"sorted by length of key": func(r string, h map[string]string) string {
			m := read(r, h, true)
			k := keys(m)
			sort.SliceStable(k, func(i, j int) bool { return len(k[i]) < len(k[j]) })
			return pairs(m, k, plain)
		},
		"%.2f of floats": func(r string, h map[string]string) string {
			m := read(r, h, false)
			return pairs(m, keys(m), func(k string, v interface{}) string {
				if x, ok := v.(float64); ok {
					return fmt.Sprintf("%.2f", x)
				}
				return text(v)
			})
		},
		"%d of int64(float64)": func(r string, h map[string]string) string {
			m := read(r, h, false)
			return pairs(m, keys(m), func(k string, v interface{}) string {
				if x, ok := v.(float64); ok {
					return fmt.Sprintf("%d", int64(x))
				}
				return text(v)
			})
		},
		"RFC3339 completedAt": func(r string, h map[string]string) string {
			m := read(r, h, false)
			return pairs(m, keys(m), func(k string, v interface{}) string {
				if x, ok := v.(float64); ok && k == "completedAt" {
					return time.Unix(int64(x), 0).UTC().Format(time.RFC3339)
				}
				return text(v)
			})
		},
		"Compact body between": func(r string, h map[string]string) string {
			var b bytes.Buffer
			json.Compact(&b, []byte(r))
			return h["X-Timestamp"] + "\n" + b.String() + "\n" + h["X-Nonce"]
		},
		"strings only": func(r string, h map[string]string) string {
			m := read(r, h, false)
			return pairs(m, keys(m), func(k string, v interface{}) string { s, _ := v.(string); return s })
		},
	})
}
