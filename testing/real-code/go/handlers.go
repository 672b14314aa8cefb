// What handlers log as the string that they verify, as in net/http, Gin and Echo; each with its habit.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/url"
	"reflect"
	"strconv"
	"time"
)

type notice struct {
	OrderType       string      `json:"orderType"`
	OrderNo         string      `json:"orderNo"`
	MerchantOrderNo string      `json:"merchantOrderNo"`
	Status          string      `json:"status"`
	Amount          string      `json:"amount"`
	FeeAmount       string      `json:"feeAmount"`
	NetAmount       string      `json:"netAmount"`
	CompletedAt     int64       `json:"completedAt"`
	Extra           interface{} `json:"extra"`
}

func sprint(value interface{}) string {
	if value == nil {
		return ""
	}
	return fmt.Sprint(value)
}

func marshalled(value interface{}) string {
	switch value.(type) {
	case nil:
		return ""
	case map[string]interface{}, []interface{}:
		text, _ := json.Marshal(value)
		return string(text)
	}
	return fmt.Sprint(value)
}

func main() {
	printRows(map[string]signer{
		"Sprintf %v of everything":        func(raw string, h map[string]string) string { return joinPairs(read(raw, h, false), func(value interface{}) string { return fmt.Sprintf("%v", value) }) },
		"Sprint, nil dropped, UseNumber":  func(raw string, h map[string]string) string { return joinPairs(read(raw, h, true), sprint) },
		"Marshal of nested, float64":      func(raw string, h map[string]string) string { return joinPairs(read(raw, h, false), marshalled) },
		"Marshal of nested, UseNumber":    func(raw string, h map[string]string) string { return joinPairs(read(raw, h, true), marshalled) },
		"url.Values Encode":               func(raw string, h map[string]string) string { values := url.Values{}; for key, value := range read(raw, h, true) { values.Set(key, marshalled(value)) }; return values.Encode() },
		"url.Values Encode, unescaped":    func(raw string, h map[string]string) string { values := url.Values{}; for key, value := range read(raw, h, true) { if text := marshalled(value); text != "" { values.Set(key, text) } }; text, _ := url.QueryUnescape(values.Encode()); return text },
		"FormatFloat 'f' 2 of all numbers": func(raw string, h map[string]string) string {
			return joinPairs(read(raw, h, false), func(value interface{}) string {
				if number, ok := value.(float64); ok {
					return strconv.FormatFloat(number, 'f', 2, 64)
				}
				return marshalled(value)
			})
		},
		"type switch: string, float64 %.0f, bool": func(raw string, h map[string]string) string {
			return joinPairs(read(raw, h, false), func(value interface{}) string {
				switch v := value.(type) {
				case string:
					return v
				case float64:
					return fmt.Sprintf("%.0f", v)
				case bool:
					return strconv.FormatBool(v)
				}
				return ""
			})
		},
		"struct of the eight, by hand, Sprintf": func(raw string, h map[string]string) string {
			var n notice
			json.Unmarshal([]byte(raw), &n)
			return fmt.Sprintf("amount=%s&completedAt=%d&feeAmount=%s&merchantOrderNo=%s&netAmount=%s&nonce=%s&orderNo=%s&orderType=%s&status=%s&timestamp=%s", n.Amount, n.CompletedAt, n.FeeAmount, n.MerchantOrderNo, n.NetAmount, h["X-Nonce"], n.OrderNo, n.OrderType, n.Status, h["X-Timestamp"])
		},
		"struct by reflect, its Go names": func(raw string, h map[string]string) string {
			var n notice
			json.Unmarshal([]byte(raw), &n)
			members := map[string]interface{}{"timestamp": h["X-Timestamp"], "nonce": h["X-Nonce"]}
			value := reflect.ValueOf(n)
			for index := 0; index < value.NumField(); index++ {
				members[value.Type().Field(index).Name] = value.Field(index).Interface()
			}
			return joinPairs(members, marshalled)
		},
		"struct marshalled and read back": func(raw string, h map[string]string) string {
			var n notice
			json.Unmarshal([]byte(raw), &n)
			text, _ := json.Marshal(n)
			return joinPairs(read(string(text), h, true), marshalled)
		},
		"Header.Get of a misspelt name: dropped": func(raw string, h map[string]string) string { return joinPairs(read(raw, map[string]string{"X-Nonce": h["X-Nonce"], "X-Timestamp": h["X-TimeStamp"]}, true), marshalled) },
		"header slices printed":                  func(raw string, h map[string]string) string { members := read(raw, h, true); members["timestamp"] = []string{h["X-Timestamp"]}; members["nonce"] = []string{h["X-Nonce"]}; return joinPairs(members, sprint) },
		"time.Unix of completedAt":               func(raw string, h map[string]string) string { members := read(raw, h, true); if number, ok := members["completedAt"].(json.Number); ok { seconds, _ := number.Int64(); members["completedAt"] = time.Unix(seconds, 0).UTC().Format(time.RFC3339) }; return joinPairs(members, marshalled) },
		"json.Indent of the body and headers":    func(raw string, h map[string]string) string { text, _ := json.MarshalIndent(read(raw, h, true), "", "  "); return string(text) },
		"json.Compact of the body, dot, headers": func(raw string, h map[string]string) string { var out bytes.Buffer; json.Compact(&out, []byte(raw)); return h["X-Timestamp"] + "\n" + h["X-Nonce"] + "\n" + out.String() + "\n" },
		"TrimSuffix of the wrong sign: leading &": func(raw string, h map[string]string) string { text := ""; members := read(raw, h, true); for _, key := range keys(members) { if value := marshalled(members[key]); value != "" { text += "&" + key + "=" + value } }; return text },
		"%q of strings":                          func(raw string, h map[string]string) string { return joinPairs(read(raw, h, true), func(value interface{}) string { if text, ok := value.(string); ok { return fmt.Sprintf("%q", text) }; return marshalled(value) }) },
	})
}
