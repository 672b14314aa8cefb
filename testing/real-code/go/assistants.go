// Verifying functions in Go: Gin handlers, struct tags, reflection, templates, each a little wrong.
package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"net/url"
	"reflect"
	"sort"
	"strconv"
	"strings"
)

type M = map[string]interface{}
type Notify struct {
	OrderType       string      `json:"orderType"`
	OrderNo         string      `json:"orderNo"`
	MerchantOrderNo string      `json:"merchantOrderNo"`
	Status          string      `json:"status"`
	Amount          string      `json:"amount"`
	FeeAmount       string      `json:"feeAmount"`
	NetAmount       string      `json:"netAmount"`
	CompletedAt     int64       `json:"completedAt,omitempty"`
	Extra           interface{} `json:"extra,omitempty"`
	Timestamp       string      `json:"timestamp"`
	Nonce           string      `json:"nonce"`
}

func m(r string, h http.Header) M { p := M{}; json.Unmarshal([]byte(r), &p); p["timestamp"] = h.Get("X-Timestamp"); p["nonce"] = h.Get("X-Nonce"); delete(p, "sign"); return p }
func num(r string, h http.Header) M { p := M{}; d := json.NewDecoder(strings.NewReader(r)); d.UseNumber(); d.Decode(&p); p["timestamp"] = h.Get("X-Timestamp"); p["nonce"] = h.Get("X-Nonce"); delete(p, "sign"); return p }
func str(v interface{}) string { switch x := v.(type) { case string: return x; case json.Number: return x.String(); case nil: return "" }; b, _ := json.Marshal(v); return string(b) }
func join(p M, f func(interface{}) string) string { o := []string{}; for _, k := range keys(p) { s := f(p[k]); if strings.TrimSpace(s) == "" { continue }; o = append(o, k+"="+s) }; return strings.Join(o, "&") }

var F = []struct{ name string; f func(r string, h http.Header) string }{
	{"AI: Sprintf %v sorted", func(r string, h http.Header) string { return join(m(r, h), func(v interface{}) string { if v == nil { return "" }; return fmt.Sprintf("%v", v) }) }},
	{"AI: type switch, FormatFloat 'f' 2", func(r string, h http.Header) string { return join(m(r, h), func(v interface{}) string { if f, ok := v.(float64); ok { return strconv.FormatFloat(f, 'f', 2, 64) }; return str(v) }) }},
	{"AI: float64 to int64", func(r string, h http.Header) string { return join(m(r, h), func(v interface{}) string { if f, ok := v.(float64); ok { return strconv.FormatInt(int64(f), 10) }; return str(v) }) }},
	{"UseNumber, Marshal nested", func(r string, h http.Header) string { return join(num(r, h), str) }},
	{"url.Values Encode", func(r string, h http.Header) string { u := url.Values{}; for k, v := range num(r, h) { if s := str(v); s != "" { u.Set(k, s) } }; return u.Encode() }},
	{"url.Values Encode, QueryUnescape", func(r string, h http.Header) string { u := url.Values{}; for k, v := range m(r, h) { if v != nil { u.Add(k, fmt.Sprint(v)) } }; s, _ := url.QueryUnescape(u.Encode()); return s }},
	{"http.Header index, nil list", func(r string, h http.Header) string { p := num(r, h); p["timestamp"] = h["X-Timestamp"]; p["nonce"] = h["x-nonce"]; return join(p, func(v interface{}) string { if s, ok := v.([]string); ok { return fmt.Sprint(s) }; return str(v) }) }},
	{"reflect over struct, field names", func(r string, h http.Header) string { n := Notify{}; json.Unmarshal([]byte(r), &n); n.Timestamp = h.Get("X-Timestamp"); n.Nonce = h.Get("X-Nonce"); v := reflect.ValueOf(n); o := []string{}; for i := 0; i < v.NumField(); i++ { if v.Field(i).IsZero() { continue }; o = append(o, fmt.Sprintf("%s=%v", v.Type().Field(i).Name, v.Field(i).Interface())) }; sort.Strings(o); return strings.Join(o, "&") }},
	{"reflect over struct, json tags", func(r string, h http.Header) string { n := Notify{}; json.Unmarshal([]byte(r), &n); n.Timestamp = h.Get("X-Timestamp"); n.Nonce = h.Get("X-Nonce"); v := reflect.ValueOf(n); o := []string{}; for i := 0; i < v.NumField(); i++ { o = append(o, fmt.Sprintf("%s=%v", v.Type().Field(i).Tag.Get("json"), v.Field(i).Interface())) }; sort.Strings(o); return strings.Join(o, "&") }},
	{"Marshal of the struct", func(r string, h http.Header) string { n := Notify{}; json.Unmarshal([]byte(r), &n); n.Timestamp = h.Get("X-Timestamp"); n.Nonce = h.Get("X-Nonce"); b, _ := json.Marshal(n); return string(b) }},
	{"Fprintf into a buffer, log with prefix", func(r string, h http.Header) string { var b bytes.Buffer; l := log.New(&b, "[notify] ", log.Lshortfile); p := num(r, h); delete(p, "timestamp"); l.Printf("sign src=%s", join(p, str)); return strings.TrimSpace(b.String()) }},
	{"base64 of it", func(r string, h http.Header) string { p := num(r, h); p["nonce"] = strings.ToUpper(h.Get("X-Nonce")); return base64.StdEncoding.EncodeToString([]byte(join(p, str))) }},
	{"%q of string, %+v of others", func(r string, h http.Header) string { return join(m(r, h), func(v interface{}) string { if s, ok := v.(string); ok { return fmt.Sprintf("%q", s) }; return fmt.Sprintf("%+v", v) }) }},
	{"map[string]string decode, others lost", func(r string, h http.Header) string { p := M{}; for k, v := range num(r, h) { if s, ok := v.(string); ok { p[k] = s } }; return join(p, str) }},
}

func main() {
	functions := map[string]signer{}
	for _, one := range F {
		run := one.f
		functions[one.name] = func(raw string, headers map[string]string) string {
			h := http.Header{}
			for name, value := range headers { h.Set(name, value) }
			return run(raw, h)
		}
	}
	printRows(functions)
}
