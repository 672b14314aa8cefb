// What merchants' Go builds to verify: the json tags of a struct as keys, with their options.
package main

import (
	"encoding/json"
	"fmt"
	"reflect"
)

type tagged struct {
	OrderType       string `json:"orderType"`
	OrderNo         string `json:"orderNo"`
	MerchantOrderNo string `json:"merchantOrderNo"`
	Status          string `json:"status"`
	Amount          string `json:"amount"`
	FeeAmount       string `json:"feeAmount,omitempty"`
	NetAmount       string `json:"netAmount,omitempty"`
	CompletedAt     int64  `json:"completedAt,omitempty"`
}

func main() {
	printRows(map[string]signer{
		"Tag.Get of each field": func(raw string, headers map[string]string) string {
			var notice tagged
			json.Unmarshal([]byte(raw), &notice)
			members := map[string]interface{}{"timestamp": headers["X-Timestamp"], "nonce": headers["X-Nonce"]}
			for value, index := reflect.ValueOf(notice), 0; index < value.NumField(); index++ {
				members[value.Type().Field(index).Tag.Get("json")] = value.Field(index).Interface()
			}
			return joinPairs(members, func(value interface{}) string { return fmt.Sprint(value) })
		},
	})
}
