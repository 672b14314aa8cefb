// Functions that sign, as test signers and mock platforms in Go have them: each with one or two mistakes.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/url"
	"strconv"
	"strings"
)

type notify struct {
	OrderType       string `json:"orderType"`
	OrderNo         string `json:"orderNo"`
	MerchantOrderNo string `json:"merchantOrderNo"`
	Status          string `json:"status"`
	Amount          string `json:"amount"`
	FeeAmount       string `json:"feeAmount,omitempty"`
	NetAmount       string `json:"netAmount,omitempty"`
	CompletedAt     int64  `json:"completedAt,omitempty"`
	Timestamp       string `json:"timestamp"`
	Nonce           string `json:"nonce"`
}

func join(o map[string]interface{}, f func(v interface{}) (string, bool)) string {
	var p []string
	for _, k := range keys(o) {
		if s, ok := f(o[k]); ok {
			p = append(p, k+"="+s)
		}
	}
	return strings.Join(p, "&")
}

func main() {
	values := func(raw string, h map[string]string) url.Values {
		u := url.Values{}
		for k, v := range read(raw, h, false) {
			u.Set(k, fmt.Sprint(v))
		}
		return u
	}
	F := map[string]signer{
		"url.Values Encode of Sprint": func(raw string, h map[string]string) string { return values(raw, h).Encode() },
		"url.Values Encode, QueryUnescape": func(raw string, h map[string]string) string {
			s, _ := url.QueryUnescape(values(raw, h).Encode())
			return s
		},
		"Marshal of a struct with headers": func(raw string, h map[string]string) string {
			n := notify{Timestamp: h["X-Timestamp"], Nonce: h["X-Nonce"]}
			json.Unmarshal([]byte(raw), &n)
			n.Timestamp, n.Nonce = h["X-Timestamp"], h["X-Nonce"]
			return marshal(n)
		},
		"struct to map, sorted": func(raw string, h map[string]string) string {
			n := notify{}
			json.Unmarshal([]byte(raw), &n)
			n.Timestamp, n.Nonce = h["X-Timestamp"], h["X-Nonce"]
			return join(read(marshal(n), h, false), func(v interface{}) (string, bool) { return fmt.Sprintf("%v", v), true })
		},
		"FormatFloat -1, Marshal of nested": func(raw string, h map[string]string) string {
			return join(read(raw, h, false), func(v interface{}) (string, bool) {
				switch x := v.(type) {
				case string:
					return x, x != ""
				case float64:
					return strconv.FormatFloat(x, 'f', -1, 64), true
				case bool:
					return strconv.FormatBool(x), true
				case nil:
					return "", false
				default:
					return marshal(x), true
				}
			})
		},
		"FormatFloat 2, others skipped": func(raw string, h map[string]string) string {
			return join(read(raw, h, false), func(v interface{}) (string, bool) {
				switch x := v.(type) {
				case string:
					return x, x != ""
				case float64:
					return strconv.FormatFloat(x, 'f', 2, 64), true
				default:
					return "", false
				}
			})
		},
		"int64 of float64, nested skipped": func(raw string, h map[string]string) string {
			return join(read(raw, h, false), func(v interface{}) (string, bool) {
				switch x := v.(type) {
				case string:
					return strings.TrimSpace(x), strings.TrimSpace(x) != ""
				case float64:
					return strconv.FormatInt(int64(x), 10), true
				case bool:
					return fmt.Sprint(x), true
				default:
					return "", false
				}
			})
		},
		"json.Number, %v of nested": func(raw string, h map[string]string) string {
			return join(read(raw, h, true), func(v interface{}) (string, bool) { return fmt.Sprintf("%v", v), v != nil && v != "" })
		},
		"RawMessage, quotes trimmed": func(raw string, h map[string]string) string {
			var o map[string]json.RawMessage
			json.Unmarshal([]byte(raw), &o)
			p := map[string]interface{}{"timestamp": h["X-Timestamp"], "nonce": h["X-Nonce"]}
			for k, v := range o {
				if k != "sign" {
					p[k] = strings.Trim(string(v), `"`)
				}
			}
			return join(p, func(v interface{}) (string, bool) { return v.(string), v != "" })
		},
		"Marshal of the map": func(raw string, h map[string]string) string { return marshal(read(raw, h, false)) },
		"Encoder of the map, no escaping": func(raw string, h map[string]string) string {
			var b bytes.Buffer
			e := json.NewEncoder(&b)
			e.SetEscapeHTML(false)
			e.Encode(read(raw, h, true))
			return b.String()
		},
		"hex of SHA-256, QueryEscape of values": func(raw string, h map[string]string) string {
			s := join(read(raw, h, true), func(v interface{}) (string, bool) {
				t := fmt.Sprint(v)
				if _, ok := v.(string); !ok {
					t = marshal(v)
				}
				return url.QueryEscape(t), t != "" && t != "null"
			})
			b := sha256.Sum256([]byte(s))
			return hex.EncodeToString(b[:])
		},
		"Sprintf %s of everything": func(raw string, h map[string]string) string {
			return join(read(raw, h, false), func(v interface{}) (string, bool) { return fmt.Sprintf("%s", v), true })
		},
		"lower keys sorted by them": func(raw string, h map[string]string) string {
			o := map[string]interface{}{}
			for k, v := range read(raw, h, true) {
				o[strings.ToLower(k)] = v
			}
			return join(o, func(v interface{}) (string, bool) {
				if s, ok := v.(string); ok {
					return s, s != ""
				}
				return marshal(v), v != nil
			})
		},
	}
	printRows(F)
}
