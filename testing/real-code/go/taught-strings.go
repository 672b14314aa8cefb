// Functions of the next blind set whose strings were told with something untrue beside it, or not at all, until that was mended. GO111MODULE=off go run taught-strings.go callbacks.go callbacks.json
package main

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

type callback struct {
	OrderType, OrderNo, MerchantOrderNo, Status, Amount, FeeAmount, NetAmount string
	CompletedAt                                                               int64
}

// Blank ones give no text.
func plain(value interface{}) string {
	switch one := value.(type) {
	case nil:
		return ""
	case string:
		if strings.TrimSpace(one) == "" {
			return ""
		}
		return one
	case json.Number:
		return one.String()
	case float64:
		return strconv.FormatFloat(one, 'f', -1, 64)
	}
	return marshalPlain(value)
}

func trimQuotes(raw string, headers map[string]string) string {
	fields := map[string]json.RawMessage{}
	json.Unmarshal([]byte(raw), &fields)
	members := read(raw, headers, false)
	for key := range members {
		if field, ok := fields[key]; ok && members[key] != nil && key != "timestamp" && key != "nonce" {
			members[key] = strings.Trim(string(field), `"`)
		}
	}
	return joinPairs(members, plain)
}

func main() {
	printRows(map[string]signer{
		"RawMessage Trim quotes": trimQuotes,
		"json.Marshal nested": func(raw string, headers map[string]string) string {
			return joinPairs(read(raw, headers, true), func(value interface{}) string {
				switch value.(type) {
				case nil, string, json.Number:
					return plain(value)
				}
				return marshal(value)
			})
		},
		"FormatFloat 32": func(raw string, headers map[string]string) string {
			return joinPairs(read(raw, headers, false), func(value interface{}) string {
				if number, ok := value.(float64); ok {
					return strconv.FormatFloat(number, 'f', -1, 32)
				}
				return plain(value)
			})
		},
		"switch without bool": func(raw string, headers map[string]string) string {
			return joinPairs(read(raw, headers, false), func(value interface{}) string {
				switch value.(type) {
				case string, float64:
					return plain(value)
				}
				return ""
			})
		},
		"struct %+v": func(raw string, headers map[string]string) string {
			var one callback
			json.Unmarshal([]byte(raw), &one)
			return fmt.Sprintf("%+v", one)
		},
	})
}
