// Verifying functions in Go, written in a hurry.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/url"
	"sort"
	"strconv"
	"strings"
)

type Body struct {
	OrderType       string  `json:"orderType"`
	OrderNo         string  `json:"orderNo"`
	MerchantOrderNo string  `json:"merchantOrderNo"`
	Status          string  `json:"status"`
	Amount          float64 `json:"amount,string"`
	FeeAmount       float64 `json:"feeAmount,string"`
	NetAmount       float64 `json:"netAmount,string"`
	CompletedAt     int64   `json:"completedAt"`
}

func main() {
	F := map[string]signer{
		"Sprintf %v, nil skipped": func(raw string, h map[string]string) string {
			o := read(raw, h, false)
			var p []string
			for _, k := range keys(o) {
				if o[k] == nil {
					continue
				}
				p = append(p, fmt.Sprintf("%s=%v", k, o[k]))
			}
			return strings.Join(p, "&")
		},
		"type switch FormatFloat, Marshal default": func(raw string, h map[string]string) string {
			o := read(raw, h, false)
			var b bytes.Buffer
			for _, k := range keys(o) {
				var s string
				switch v := o[k].(type) {
				case string:
					s = v
				case float64:
					s = strconv.FormatFloat(v, 'f', -1, 64)
				case bool:
					s = strconv.FormatBool(v)
				case nil:
					continue
				default:
					j, _ := json.Marshal(v)
					s = string(j)
				}
				if s == "" {
					continue
				}
				b.WriteString(k + "=" + s + "&")
			}
			return strings.TrimSuffix(b.String(), "&")
		},
		"FormatFloat f 2": func(raw string, h map[string]string) string {
			o := read(raw, h, false)
			var p []string
			for _, k := range keys(o) {
				switch v := o[k].(type) {
				case string:
					if v != "" {
						p = append(p, k+"="+v)
					}
				case float64:
					p = append(p, k+"="+strconv.FormatFloat(v, 'f', 2, 64))
				}
			}
			return strings.Join(p, "&")
		},
		"url.Values Encode": func(raw string, h map[string]string) string {
			o := read(raw, h, false)
			v := url.Values{}
			for k, x := range o {
				if x != nil {
					v.Set(k, fmt.Sprint(x))
				}
			}
			return v.Encode()
		},
		"url.Values Encode QueryUnescape": func(raw string, h map[string]string) string {
			o := read(raw, h, false)
			v := url.Values{}
			for k, x := range o {
				v.Set(k, fmt.Sprintf("%v", x))
			}
			s, _ := url.QueryUnescape(v.Encode())
			return s
		},
		"header slices %v": func(raw string, h map[string]string) string {
			o := read(raw, h, false)
			o["timestamp"] = []string{h["X-Timestamp"]}
			o["nonce"] = []string{h["X-Nonce"]}
			var p []string
			for _, k := range keys(o) {
				if o[k] == nil || o[k] == "" {
					continue
				}
				p = append(p, fmt.Sprintf("%s=%v", k, o[k]))
			}
			return strings.Join(p, "&")
		},
		"struct float64 %v fixed order": func(raw string, h map[string]string) string {
			var b Body
			if json.Unmarshal([]byte(raw), &b) != nil {
				return ""
			}
			return fmt.Sprintf("amount=%v&completedAt=%v&feeAmount=%v&merchantOrderNo=%v&netAmount=%v&nonce=%v&orderNo=%v&orderType=%v&status=%v&timestamp=%v", b.Amount, b.CompletedAt, b.FeeAmount, b.MerchantOrderNo, b.NetAmount, h["X-Nonce"], b.OrderNo, b.OrderType, b.Status, h["X-Timestamp"])
		},
		"struct %.2f": func(raw string, h map[string]string) string {
			var b Body
			if json.Unmarshal([]byte(raw), &b) != nil {
				return ""
			}
			return fmt.Sprintf("amount=%.2f&completedAt=%d&feeAmount=%.2f&merchantOrderNo=%s&netAmount=%.2f&nonce=%s&orderNo=%s&orderType=%s&timestamp=%s", b.Amount, b.CompletedAt, b.FeeAmount, b.MerchantOrderNo, b.NetAmount, h["X-Nonce"], b.OrderNo, b.OrderType, h["X-Timestamp"])
		},
		"RawMessage kept quotes": func(raw string, h map[string]string) string {
			var o map[string]json.RawMessage
			json.Unmarshal([]byte(raw), &o)
			var k []string
			for x := range o {
				k = append(k, x)
			}
			sort.Strings(k)
			s := ""
			for _, x := range k {
				s += x + "=" + string(o[x]) + "&"
			}
			return s + "timestamp=" + h["X-Timestamp"] + "&nonce=" + h["X-Nonce"]
		},
		"RawMessage trimmed quotes": func(raw string, h map[string]string) string {
			var o map[string]json.RawMessage
			json.Unmarshal([]byte(raw), &o)
			o["timestamp"] = json.RawMessage(h["X-Timestamp"])
			o["nonce"] = json.RawMessage(h["X-Nonce"])
			delete(o, "sign")
			var k []string
			for x := range o {
				k = append(k, x)
			}
			sort.Strings(k)
			var p []string
			for _, x := range k {
				v := strings.Trim(string(o[x]), `"`)
				if v == "null" || v == "" {
					continue
				}
				p = append(p, x+"="+v)
			}
			return strings.Join(p, "&")
		},
		"Marshal map": func(raw string, h map[string]string) string {
			j, _ := json.Marshal(read(raw, h, false))
			return string(j)
		},
		"Encoder nested newline": func(raw string, h map[string]string) string {
			o := read(raw, h, false)
			var p []string
			for _, k := range keys(o) {
				if s, ok := o[k].(string); ok {
					if s == "" {
						continue
					}
					p = append(p, k+"="+s)
					continue
				}
				if o[k] == nil {
					continue
				}
				var b bytes.Buffer
				e := json.NewEncoder(&b)
				e.SetEscapeHTML(false)
				e.Encode(o[k])
				p = append(p, k+"="+b.String())
			}
			return strings.Join(p, "&")
		},
		"Sprint map": func(raw string, h map[string]string) string { return fmt.Sprint(read(raw, h, false)) },
	}
	printRows(F)
}
