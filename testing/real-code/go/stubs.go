// Strings that stubs, test scripts and hurried platforms sign, each in its own way.
package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/url"
	"reflect"
	"strconv"
	"strings"
)

type order struct {
	OrderType       string `json:"orderType"`
	OrderNo         string `json:"orderNo"`
	MerchantOrderNo string `json:"merchantOrderNo"`
	Status          string `json:"status"`
	Amount          string `json:"amount"`
	FeeAmount       string `json:"feeAmount"`
	NetAmount       string `json:"netAmount"`
	CompletedAt     int64  `json:"completedAt"`
}

func main() {
	printRows(map[string]signer{
		"fmt.Sprintf %v": func(raw string, h map[string]string) string {
			return joinPairs(read(raw, h, false), func(v interface{}) string { return fmt.Sprintf("%v", v) })
		},
		"UseNumber and %v, nil skipped": func(raw string, h map[string]string) string {
			return joinPairs(read(raw, h, true), func(v interface{}) string {
				if v == nil {
					return ""
				}
				return fmt.Sprint(v)
			})
		},
		"type switch, FormatFloat 'f', Marshal": func(raw string, h map[string]string) string {
			return joinPairs(read(raw, h, false), func(v interface{}) string {
				switch t := v.(type) {
				case string:
					return t
				case float64:
					return strconv.FormatFloat(t, 'f', -1, 64)
				case nil:
					return ""
				}
				return marshal(v)
			})
		},
		"type switch, float64 as int64": func(raw string, h map[string]string) string {
			return joinPairs(read(raw, h, false), func(v interface{}) string {
				switch t := v.(type) {
				case string:
					return strings.TrimSpace(t)
				case float64:
					return strconv.FormatInt(int64(t), 10)
				case bool:
					return strconv.FormatBool(t)
				}
				return ""
			})
		},
		"type switch, float64 with two decimals": func(raw string, h map[string]string) string {
			return joinPairs(read(raw, h, false), func(v interface{}) string {
				switch t := v.(type) {
				case string:
					return t
				case float64:
					return fmt.Sprintf("%.2f", t)
				case nil:
					return ""
				}
				return marshal(v)
			})
		},
		"url.Values.Encode": func(raw string, h map[string]string) string {
			values := url.Values{}
			for key, value := range read(raw, h, true) {
				if value != nil && value != "" {
					values.Set(key, fmt.Sprint(value))
				}
			}
			return values.Encode()
		},
		"QueryUnescape(Encode)": func(raw string, h map[string]string) string {
			values := url.Values{}
			for key, value := range read(raw, h, false) {
				if text, ok := value.(string); ok {
					values.Set(key, text)
				}
			}
			text, _ := url.QueryUnescape(values.Encode())
			return text
		},
		"json.RawMessage as text": func(raw string, h map[string]string) string {
			m := map[string]json.RawMessage{}
			json.Unmarshal([]byte(raw), &m)
			all := map[string]interface{}{"timestamp": h["X-Timestamp"], "nonce": h["X-Nonce"]}
			for key, value := range m {
				if key != "sign" {
					all[key] = strings.Trim(string(value), `"`)
				}
			}
			return joinPairs(all, func(v interface{}) string { return v.(string) })
		},
		"Marshal of the merged map": func(raw string, h map[string]string) string { return marshal(read(raw, h, false)) },
		"struct by reflection": func(raw string, h map[string]string) string {
			var o order
			json.Unmarshal([]byte(raw), &o)
			all := map[string]interface{}{"timestamp": h["X-Timestamp"], "nonce": h["X-Nonce"]}
			value := reflect.ValueOf(o)
			for i := 0; i < value.NumField(); i++ {
				all[value.Type().Field(i).Tag.Get("json")] = value.Field(i).Interface()
			}
			return joinPairs(all, func(v interface{}) string { return fmt.Sprint(v) })
		},
		"Marshal of the struct, dots": func(raw string, h map[string]string) string {
			var o order
			json.Unmarshal([]byte(raw), &o)
			return h["X-Timestamp"] + "." + h["X-Nonce"] + "." + marshal(o)
		},
		"digest in hex": func(raw string, h map[string]string) string {
			sum := sha256.Sum256([]byte(joinPairs(read(raw, h, true), func(v interface{}) string { return fmt.Sprint(v) })))
			return hex.EncodeToString(sum[:])
		},
		"strings only": func(raw string, h map[string]string) string {
			return joinPairs(read(raw, h, true), func(v interface{}) string {
				text, _ := v.(string)
				return text
			})
		},
	})
}
