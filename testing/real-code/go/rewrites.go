// What Go programs make of a callback's body that they parse and write again: one JSON object a line. The standard library alone.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"sort"
	"strings"
	"time"
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

type untagged struct {
	OrderType, OrderNo, MerchantOrderNo, Status, Amount, FeeAmount, NetAmount string
	CompletedAt                                                               int64
}

type withRest struct {
	OrderType       string `json:"order_type"`
	OrderNo         string `json:"order_no"`
	MerchantOrderNo string `json:"merchant_order_no"`
	Status          string
	Amount          json.Number
	FeeAmount       json.Number
	NetAmount       json.Number
	CompletedAt     time.Time
	Extra           map[string]interface{} `json:"extra,omitempty"`
}

func encode(value interface{}) string {
	text, err := json.Marshal(value)
	if err != nil {
		return ""
	}
	return string(text)
}

func unescaped(value interface{}) string {
	var buffer bytes.Buffer
	encoder := json.NewEncoder(&buffer)
	encoder.SetEscapeHTML(false)
	encoder.Encode(value)
	return buffer.String()
}

func texts(value interface{}, how func(string) string) interface{} {
	switch one := value.(type) {
	case string:
		return how(one)
	case []interface{}:
		list := []interface{}{}
		for _, item := range one {
			list = append(list, texts(item, how))
		}
		return list
	case map[string]interface{}:
		object := map[string]interface{}{}
		for key, item := range one {
			object[key] = texts(item, how)
		}
		return object
	}
	return value
}

func bodies(text string) [][2]string {
	var plain, exact map[string]interface{}
	json.Unmarshal([]byte(text), &plain)
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.UseNumber()
	decoder.Decode(&exact)
	var one tagged
	var other untagged
	json.Unmarshal([]byte(text), &one)
	json.Unmarshal([]byte(text), &other)
	moment := time.Unix(one.CompletedAt, 0).UTC()
	local := moment.In(time.FixedZone("IST", 19800))
	with := func(change func(map[string]interface{})) string {
		var copied map[string]interface{}
		json.Unmarshal([]byte(text), &copied)
		change(copied)
		return encode(copied)
	}
	values := url.Values{}
	pairs := []string{}
	for key, value := range plain {
		values.Set(key, fmt.Sprint(value))
		pairs = append(pairs, key+"="+fmt.Sprint(value))
	}
	sort.Strings(pairs)
	var indented bytes.Buffer
	json.Indent(&indented, []byte(text), "", "  ")
	var compact bytes.Buffer
	json.Compact(&compact, []byte(text))
	strung := map[string]string{}
	for key, value := range exact {
		strung[key] = fmt.Sprint(value)
	}
	return [][2]string{
		{"Marshal(map)", encode(plain)},
		{"Marshal(map) UseNumber", encode(exact)},
		{"Encoder, HTML kept", unescaped(plain)},
		{"Indent", indented.String()},
		{"Compact", compact.String()},
		{"struct", encode(one)},
		{"struct no tags", encode(other)},
		{"struct some tags", encode(withRest{one.OrderType, one.OrderNo, one.MerchantOrderNo, one.Status, json.Number(one.Amount), "2.50", "97.50", moment, nil})},
		{"struct pretty", func() string { t, _ := json.MarshalIndent(one, "", "\t"); return string(t) }()},
		{"map[string]string", encode(strung)},
		{"RFC 3339", with(func(m map[string]interface{}) { m["completedAt"] = moment })},
		{"RFC 3339 local", with(func(m map[string]interface{}) { m["completedAt"] = local })},
		{"time.String", with(func(m map[string]interface{}) { m["completedAt"] = moment.String() })},
		{"time.String local", with(func(m map[string]interface{}) { m["completedAt"] = local.String() })},
		{"DateTime", with(func(m map[string]interface{}) { m["completedAt"] = local.Format("2006-01-02 15:04:05") })},
		{"American date", with(func(m map[string]interface{}) { m["completedAt"] = moment.Format("01/02/2006 15:04:05") })},
		{"RFC1123Z", with(func(m map[string]interface{}) { m["completedAt"] = moment.Format(time.RFC1123Z) })},
		{"UnixDate", with(func(m map[string]interface{}) { m["completedAt"] = moment.Format(time.UnixDate) })},
		{"UnixMilli", with(func(m map[string]interface{}) { m["completedAt"] = moment.UnixMilli() })},
		{"TrimSpace", encode(texts(plain, strings.TrimSpace))},
		{"QueryEscape of values", encode(texts(plain, url.QueryEscape))},
		{"gin ShouldBind map", encode(map[string]interface{}{"data": plain})},
		{"nested as string", with(func(m map[string]interface{}) {
			for key, value := range m {
				if _, is := value.(map[string]interface{}); is {
					m[key] = encode(value)
				}
			}
		})},
		{"%v of struct", fmt.Sprintf("%v", one)},
		{"%+v of struct", fmt.Sprintf("%+v", one)},
		{"%#v of struct", fmt.Sprintf("%#v", one)},
		{"%v of map", fmt.Sprintf("%v", plain)},
		{"%v of map UseNumber", fmt.Sprintf("%v", exact)},
		{"%q of text", fmt.Sprintf("%q", text)},
		{"%x of text", fmt.Sprintf("%x", text)},
		{"bytes", fmt.Sprint([]byte(text))},
		{"[]byte in JSON", encode(map[string]interface{}{"body": []byte(text)})},
		{"url.Values", values.Encode()},
		{"url.Values %v", fmt.Sprint(values)},
		{"sorted pairs", strings.Join(pairs, "&")},
		{"log line", fmt.Sprintf("2026/09/21 14:13:30 callback body=%s headers=map[]", text)},
		{"log line map", fmt.Sprintf("2026/09/21 14:13:30 callback: %v", plain)},
	}
}

func main() {
	var callbacks map[string]struct{ Body string }
	text, _ := os.ReadFile(os.Args[1])
	json.Unmarshal(text, &callbacks)
	out := json.NewEncoder(os.Stdout)
	out.SetEscapeHTML(false)
	for callback, given := range callbacks {
		for _, row := range bodies(given.Body) {
			out.Encode(map[string]string{"kind": "rewrite", "implementation": row[0], "code": row[0], "callback": callback, "text": row[1]})
		}
	}
}
