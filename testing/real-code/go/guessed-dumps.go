// Bodies as fmt and go-spew print them, and as a row with nullable columns writes them. GO111MODULE=off go run guessed-dumps.go callbacks.go callbacks.json
package main

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"sort"
	"strconv"
	"strings"
)

type row struct {
	OrderType       string
	OrderNo         string
	MerchantOrderNo string
	Status          string
	Amount          sql.NullString
	FeeAmount       sql.NullString
	NetAmount       sql.NullString
	CompletedAt     sql.NullInt64
}

func scan(members map[string]interface{}) row {
	text := func(key string) string {
		value, _ := members[key].(string)
		return value
	}
	nullable := func(key string) sql.NullString {
		value, ok := members[key].(string)
		return sql.NullString{String: value, Valid: ok}
	}
	completedAt, ok := members["completedAt"].(float64)
	return row{
		text("orderType"), text("orderNo"), text("merchantOrderNo"), text("status"),
		nullable("amount"), nullable("feeAmount"), nullable("netAmount"),
		sql.NullInt64{Int64: int64(completedAt), Valid: ok},
	}
}

// As go-spew’s Dump does with SortKeys; a list’s capacity is its length.
func dump(value interface{}, indent string) string {
	switch one := value.(type) {
	case map[string]interface{}:
		var keys []string
		for key := range one {
			keys = append(keys, key)
		}
		sort.Strings(keys)
		var entries []string
		for _, key := range keys {
			entries = append(entries, fmt.Sprintf("(string) (len=%d) %q: %s", len(key), key, dump(one[key], indent+" ")))
		}
		return fmt.Sprintf("(map[string]interface {}) (len=%d) %s", len(one), block(entries, indent))
	case []interface{}:
		var items []string
		for _, item := range one {
			items = append(items, dump(item, indent+" "))
		}
		return fmt.Sprintf("([]interface {}) (len=%d cap=%d) %s", len(one), len(one), block(items, indent))
	case string:
		return fmt.Sprintf("(string) (len=%d) %q", len(one), one)
	case bool:
		return fmt.Sprintf("(bool) %v", one)
	case float64:
		return "(float64) " + strconv.FormatFloat(one, 'g', -1, 64)
	}
	return "(interface {}) <nil>"
}

func block(lines []string, indent string) string {
	if len(lines) == 0 {
		return "{\n" + indent + "}"
	}
	return "{\n" + indent + " " + strings.Join(lines, ",\n"+indent+" ") + "\n" + indent + "}"
}

func main() {
	printDumps(func(raw string) map[string]string {
		var members map[string]interface{}
		json.Unmarshal([]byte(raw), &members)
		return map[string]string{
			"Println []byte": fmt.Sprintln("body", []byte(raw)),
			"%#v map":        "2026/09/21 14:13:27 " + fmt.Sprintf("%#v", members), // as log.Printf does
			"spew.Dump":      dump(members, "") + "\n",
			"sql.NullString": marshal(scan(members)),
		}
	})
}
