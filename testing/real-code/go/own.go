package main

import (
	"bytes"
	"crypto/md5"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html"
	"net/url"
	"os"
	"reflect"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"text/template"
	"time"
	"unicode"
)

type M = map[string]interface{}
type F struct {
	name, code string
	f          func(b, t, n string) string
}

func params(b, t, n string) M { p := M{}; json.Unmarshal([]byte(b), &p); p["timestamp"] = t; p["nonce"] = n; return p }
func num(b, t, n string) M { p := M{}; d := json.NewDecoder(strings.NewReader(b)); d.UseNumber(); d.Decode(&p); p["timestamp"] = t; p["nonce"] = n; return p }
func clean(p M) M { r := M{}; for k, v := range p { if k == "sign" || v == nil { continue }; if s, ok := v.(string); ok && strings.TrimSpace(s) == "" { continue }; r[k] = v }; return r }
func keys(p M) []string { ks := []string{}; for k := range p { ks = append(ks, k) }; sort.Strings(ks); return ks }
func plainNum(s string) string { // what the contract asks for
	if !strings.ContainsAny(s, ".eE") { return s }
	f, _ := strconv.ParseFloat(s, 64); return strconv.FormatFloat(f, 'f', -1, 64)
}
func enc(v interface{}) string { var o bytes.Buffer; e := json.NewEncoder(&o); e.SetEscapeHTML(false); e.Encode(v); return strings.TrimSuffix(o.String(), "\n") }
func ordered(raw json.RawMessage) string { // members in the order received
	d := json.NewDecoder(bytes.NewReader(raw)); d.UseNumber(); s := walk(d); return s
}
func walk(d *json.Decoder) string {
	t, _ := d.Token()
	switch x := t.(type) {
	case json.Delim:
		o := []string{}
		if x == '{' { for d.More() { k, _ := d.Token(); o = append(o, enc(k)+":"+walk(d)) }; d.Token(); return "{" + strings.Join(o, ",") + "}" }
		for d.More() { o = append(o, walk(d)) }; d.Token(); return "[" + strings.Join(o, ",") + "]"
	case json.Number: return plainNum(string(x))
	case nil: return "null"
	default: return enc(x)
	}
}
func good(b, t, n string) map[string]string {
	p := map[string]json.RawMessage{}; json.Unmarshal([]byte(b), &p); r := map[string]string{}
	for k, v := range p { if k == "sign" || string(v) == "null" { continue }
		switch v[0] { case '"': var s string; json.Unmarshal(v, &s); if strings.TrimSpace(s) != "" { r[k] = s }
		case '{', '[': r[k] = ordered(v)
		case 't', 'f': r[k] = string(v)
		default: r[k] = plainNum(string(v)) } }
	r["timestamp"] = t; r["nonce"] = n; return r
}
func gkeys(r map[string]string) []string { ks := []string{}; for k := range r { ks = append(ks, k) }; sort.Strings(ks); return ks }
func gjoin(r map[string]string) string { o := []string{}; for _, k := range gkeys(r) { o = append(o, k+"="+r[k]) }; return strings.Join(o, "&") }
func gmap(b, t, n string, f func(k, v string) string) string { r := good(b, t, n); for k, v := range r { r[k] = f(k, v) }; return gjoin(r) }
func join(p M, f func(interface{}) string) string { o := []string{}; for _, k := range keys(p) { o = append(o, k+"="+f(p[k])) }; return strings.Join(o, "&") }
func isAmount(k string) bool { return k == "amount" || k == "feeAmount" || k == "netAmount" }

type DTO struct {
	OrderType string `json:"orderType"`; OrderNo string `json:"orderNo"`; MerchantOrderNo string `json:"merchantOrderNo"`; Status string `json:"status"`
	Amount string `json:"amount"`; FeeAmount string `json:"feeAmount"`; NetAmount string `json:"netAmount"`; CompletedAt int64 `json:"completedAt"`
}
type DTOOmit struct {
	OrderType string `json:"orderType,omitempty"`; OrderNo string `json:"orderNo,omitempty"`; MerchantOrderNo string `json:"merchantOrderNo,omitempty"`; Status string `json:"status,omitempty"`
	Amount string `json:"amount,omitempty"`; FeeAmount string `json:"feeAmount,omitempty"`; NetAmount string `json:"netAmount,omitempty"`; CompletedAt int64 `json:"completedAt,omitempty"`
}

var tests = []F{
	{"Sprintf %v", `fmt.Sprintf("%s=%v", k, v)`, func(b, t, n string) string { return join(clean(params(b, t, n)), func(v interface{}) string { return fmt.Sprintf("%v", v) }) }},
	{"Sprintf %v nil kept", `fmt.Sprintf("%s=%v", k, v) // no filter`, func(b, t, n string) string { return join(params(b, t, n), func(v interface{}) string { return fmt.Sprintf("%v", v) }) }},
	{"Sprintf %s", `fmt.Sprintf("%s=%s", k, v)`, func(b, t, n string) string { return join(clean(params(b, t, n)), func(v interface{}) string { return fmt.Sprintf("%s", v) }) }},
	{"Sprintf %+v", `fmt.Sprintf("%s=%+v", k, v)`, func(b, t, n string) string { return join(clean(num(b, t, n)), func(v interface{}) string { return fmt.Sprintf("%+v", v) }) }},
	{"Sprintf %#v", `fmt.Sprintf("%s=%#v", k, v)`, func(b, t, n string) string { return join(clean(params(b, t, n)), func(v interface{}) string { return fmt.Sprintf("%#v", v) }) }},
	{"Marshal each", `j, _ := json.Marshal(v); k + "=" + string(j)`, func(b, t, n string) string { return join(clean(params(b, t, n)), func(v interface{}) string { j, _ := json.Marshal(v); return string(j) }) }},
	{"Marshal Trim quotes", `strings.Trim(string(j), "\"")`, func(b, t, n string) string { return join(clean(params(b, t, n)), func(v interface{}) string { j, _ := json.Marshal(v); return strings.Trim(string(j), `"`) }) }},
	{"type switch float %f", `case float64: strconv.FormatFloat(v, 'f', -1, 64)`, func(b, t, n string) string { return join(clean(params(b, t, n)), func(v interface{}) string { switch x := v.(type) { case float64: return strconv.FormatFloat(x, 'f', -1, 64); case string: return x; case bool: return strconv.FormatBool(x); default: j, _ := json.Marshal(v); return string(j) } }) }},
	{"type switch float .2f", `case float64: fmt.Sprintf("%.2f", v)`, func(b, t, n string) string { return join(clean(params(b, t, n)), func(v interface{}) string { switch x := v.(type) { case float64: return fmt.Sprintf("%.2f", x); case string: return x; case bool: return strconv.FormatBool(x); default: return enc(v) } }) }},
	{"type switch int64", `case float64: strconv.FormatInt(int64(v), 10)`, func(b, t, n string) string { return join(clean(params(b, t, n)), func(v interface{}) string { switch x := v.(type) { case float64: return strconv.FormatInt(int64(x), 10); case string: return x; case bool: return strconv.FormatBool(x); default: return enc(v) } }) }},
	{"type switch %f", `case float64: fmt.Sprintf("%f", v)`, func(b, t, n string) string { return join(clean(params(b, t, n)), func(v interface{}) string { switch x := v.(type) { case float64: return fmt.Sprintf("%f", x); case string: return x; case bool: return strconv.FormatBool(x); default: return enc(v) } }) }},
	{"type switch default skipped", `switch v.(type) { case string: …; case float64: … } // others skipped`, func(b, t, n string) string { r := good(b, t, n); for k, v := range params(b, t, n) { switch v.(type) { case string, float64: default: delete(r, k) } }; return gjoin(r) }},
	{"MarshalIndent", `json.MarshalIndent(v, "", "  ")`, func(b, t, n string) string { return join(clean(num(b, t, n)), func(v interface{}) string { switch v.(type) { case M, []interface{}: j, _ := json.MarshalIndent(v, "", "  "); return string(j); default: return fmt.Sprint(v) } }) }},
	{"RawMessage", `map[string]json.RawMessage; string(raw) // quotes stay`, func(b, t, n string) string { p := map[string]json.RawMessage{}; json.Unmarshal([]byte(b), &p); o := []string{}; p["timestamp"] = json.RawMessage(t); p["nonce"] = json.RawMessage(n); ks := []string{}; for k := range p { ks = append(ks, k) }; sort.Strings(ks); for _, k := range ks { o = append(o, k+"="+string(p[k])) }; return strings.Join(o, "&") }},
	{"RawMessage trimmed", `strings.Trim(string(raw), "\"")`, func(b, t, n string) string { p := map[string]json.RawMessage{}; json.Unmarshal([]byte(b), &p); o := []string{}; p["timestamp"] = json.RawMessage(t); p["nonce"] = json.RawMessage(n); ks := []string{}; for k := range p { if k != "sign" && string(p[k]) != "null" && string(p[k]) != `""` { ks = append(ks, k) } }; sort.Strings(ks); for _, k := range ks { o = append(o, k+"="+strings.Trim(string(p[k]), `"`)) }; return strings.Join(o, "&") }},
	{"url.Values.Encode", `q.Encode()`, func(b, t, n string) string { q := url.Values{}; for k, v := range good(b, t, n) { q.Set(k, v) }; return q.Encode() }},
	{"url.Values.Encode unescaped", `url.QueryUnescape(q.Encode())`, func(b, t, n string) string { q := url.Values{}; for k, v := range params(b, t, n) { if k != "sign" { q.Set(k, fmt.Sprint(v)) } }; s, _ := url.QueryUnescape(q.Encode()); return s }},
	{"QueryEscape values", `url.QueryEscape(v)`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { return url.QueryEscape(v) }) }},
	{"QueryUnescape whole", `url.QueryUnescape(s)`, func(b, t, n string) string { s, e := url.QueryUnescape(gjoin(good(b, t, n))); if e != nil { return gjoin(good(b, t, n)) }; return s }},
	{"html.EscapeString", `html.EscapeString(v)`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { return html.EscapeString(v) }) }},
	{"html whole", `html.EscapeString(s)`, func(b, t, n string) string { return html.EscapeString(gjoin(good(b, t, n))) }},
	{"text/template", `{{range $k, $v := .}}{{$k}}={{$v}}&{{end}}`, func(b, t, n string) string { var o bytes.Buffer; template.Must(template.New("x").Parse("{{range $k, $v := .}}{{$k}}={{$v}}&{{end}}")).Execute(&o, clean(params(b, t, n))); return strings.TrimSuffix(o.String(), "&") }},
	{"template.HTMLEscaper", `template.HTMLEscapeString(v)`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { return template.HTMLEscapeString(v) }) }},
	{"template.JSEscape", `template.JSEscapeString(v)`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { return template.JSEscapeString(v) }) }},
	{"map no sort", `for k, v := range map // fixed field order of the struct`, func(b, t, n string) string { r := good(b, t, n); d := json.NewDecoder(strings.NewReader(b)); d.Token(); o := []string{}; for d.More() { k, _ := d.Token(); walk(d); if v, ok := r[k.(string)]; ok && k != "timestamp" && k != "nonce" { o = append(o, k.(string)+"="+v) } }; return strings.Join(append(o, "timestamp="+t, "nonce="+n), "&") }},
	{"struct %v", `fmt.Sprintf("%v", dto)`, func(b, t, n string) string { d := DTO{}; json.Unmarshal([]byte(b), &d); return fmt.Sprintf("%v", d) + t + n }},
	{"struct fields by reflect name", `reflect: field names`, func(b, t, n string) string { d := DTO{}; json.Unmarshal([]byte(b), &d); v := reflect.ValueOf(d); r := map[string]string{}; for i := 0; i < v.NumField(); i++ { r[v.Type().Field(i).Name] = fmt.Sprint(v.Field(i).Interface()) }; r["Timestamp"] = t; r["Nonce"] = n; return gjoin(r) }},
	{"struct omitempty json whole", `json.Marshal(dto) // omitempty`, func(b, t, n string) string { d := DTOOmit{}; json.Unmarshal([]byte(b), &d); j, _ := json.Marshal(d); return string(j) }},
	{"struct zero values", `struct to map: zero values kept`, func(b, t, n string) string { d := DTO{}; json.Unmarshal([]byte(b), &d); j, _ := json.Marshal(d); p := M{}; json.Unmarshal(j, &p); p["timestamp"] = t; p["nonce"] = n; return join(p, func(v interface{}) string { if x, ok := v.(float64); ok { return strconv.FormatFloat(x, 'f', -1, 64) }; return fmt.Sprint(v) }) }},
	{"amount ParseFloat", `strconv.ParseFloat; FormatFloat(v, 'f', -1, 64)`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { if isAmount(k) { f, _ := strconv.ParseFloat(v, 64); return strconv.FormatFloat(f, 'f', -1, 64) }; return v }) }},
	{"amount %g", `fmt.Sprintf("%g", f)`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { if isAmount(k) { f, _ := strconv.ParseFloat(v, 64); return fmt.Sprintf("%g", f) }; return v }) }},
	{"amount %f", `fmt.Sprintf("%f", f)`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { if isAmount(k) { f, _ := strconv.ParseFloat(v, 64); return fmt.Sprintf("%f", f) }; return v }) }},
	{"amount cents", `int64(f * 100)`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { if isAmount(k) { f, _ := strconv.ParseFloat(v, 64); return strconv.FormatInt(int64(f*100), 10) }; return v }) }},
	{"FormatFloat E", `strconv.FormatFloat(v, 'E', -1, 64)`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { if isAmount(k) { f, _ := strconv.ParseFloat(v, 64); return strconv.FormatFloat(f, 'E', -1, 64) }; return v }) }},
	{"time.Unix String", `time.Unix(v, 0).String()`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { if k == "completedAt" { i, _ := strconv.ParseInt(v, 10, 64); return time.Unix(i, 0).UTC().String() }; return v }) }},
	{"time.RFC3339", `time.Unix(v, 0).Format(time.RFC3339)`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { if k == "completedAt" { i, _ := strconv.ParseInt(v, 10, 64); return time.Unix(i, 0).In(time.FixedZone("IST", 19800)).Format(time.RFC3339) }; return v }) }},
	{"time.DateTime", `Format("2006-01-02 15:04:05")`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { if k == "completedAt" { i, _ := strconv.ParseInt(v, 10, 64); return time.Unix(i, 0).UTC().Format("2006-01-02 15:04:05") }; return v }) }},
	{"UnixMilli", `time.Unix(v, 0).UnixMilli()`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { if k == "completedAt" { return v + "000" }; return v }) }},
	{"UnixNano ts", `time.Unix(ts, 0).UnixNano()`, func(b, t, n string) string { return gjoin(good(b, t+"000000000", n)) }},
	{"header slice", `r.Header["X-Nonce"] // []string`, func(b, t, n string) string { r := good(b, t, n); r["timestamp"] = fmt.Sprint([]string{t}); r["nonce"] = fmt.Sprint([]string{n}); return gjoin(r) }},
	{"header map key", `r.Header["x-nonce"] // nil slice`, func(b, t, n string) string { r := good(b, t, n); r["timestamp"] = fmt.Sprint([]string(nil)); r["nonce"] = fmt.Sprint([]string(nil)); return gjoin(r) }},
	{"X-Nonce names", `canonical header names as keys`, func(b, t, n string) string { r := good(b, t, n); delete(r, "timestamp"); delete(r, "nonce"); r["X-Timestamp"] = t; r["X-Nonce"] = n; return gjoin(r) }},
	{"*string pointers", `pointer printed: 0xc000…`, func(b, t, n string) string { r := good(b, t, n); r["timestamp"] = "0xc000014250"; return gjoin(r) }},
	{"body bytes %v", `fmt.Sprintf("%s\n%s\n%v\n", ts, nonce, body)`, func(b, t, n string) string { return fmt.Sprintf("%s\n%s\n%v\n", t, n, []byte(b)) }},
	{"body %s", `fmt.Sprintf("%s%s%s", ts, nonce, body)`, func(b, t, n string) string { return t + n + b }},
	{"sorted body JSON + headers", `json.Marshal(map with timestamp and nonce)`, func(b, t, n string) string { j, _ := json.Marshal(num(b, t, n)); return string(j) }},
	{"json.Compact", `json.Compact(body)`, func(b, t, n string) string { var o bytes.Buffer; json.Compact(&o, []byte(b)); return o.String() }},
	{"json.Compact all", `ts + "." + nonce + "." + body`, func(b, t, n string) string { return t + "." + n + "." + b }},
	{"strings.Title", `strings.Title(status)`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { if k == "status" { return strings.Title(v) }; return v }) }},
	{"ToUpper values", `strings.ToUpper(v)`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { return strings.ToUpper(v) }) }},
	{"TrimSpace", `strings.TrimSpace(v)`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { return strings.TrimSpace(v) }) }},
	{"Fields join", `strings.Join(strings.Fields(v), " ")`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { return strings.Join(strings.Fields(v), " ") }) }},
	{"printable only", `strings.Map(unicode.IsPrint)`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { return strings.Map(func(r rune) rune { if unicode.IsPrint(r) && r < 128 { return r }; return -1 }, v) }) }},
	{"QuoteToASCII", `strconv.QuoteToASCII(v)`, func(b, t, n string) string { return gmap(b, t, n, func(k, v string) string { q := strconv.QuoteToASCII(v); return q[1 : len(q)-1] }) }},
	{"base64 std", `base64.StdEncoding.EncodeToString([]byte(s))`, func(b, t, n string) string { return base64.StdEncoding.EncodeToString([]byte(gjoin(good(b, t, n)))) }},
	{"md5 hex", `md5`, func(b, t, n string) string { h := md5.Sum([]byte(gjoin(good(b, t, n)))); return hex.EncodeToString(h[:]) }},
	{"append key", `s + "&secret=" + secret`, func(b, t, n string) string { return gjoin(good(b, t, n)) + "&secret=s3cr3t-0001" }},
	{"empty value dropped by len", `if len(fmt.Sprint(v)) > 0 // nil is "<nil>"`, func(b, t, n string) string { p := params(b, t, n); delete(p, "sign"); for k, v := range p { if len(fmt.Sprint(v)) == 0 { delete(p, k) } }; return join(p, func(v interface{}) string { return fmt.Sprint(v) }) }},
	{"reflect IsZero", `if reflect.ValueOf(v).IsZero()`, func(b, t, n string) string { r := good(b, t, n); for k, v := range params(b, t, n) { if v != nil && reflect.ValueOf(v).IsZero() { delete(r, k) } }; return gjoin(r) }},
	{"gin binding map[string]string", `only strings`, func(b, t, n string) string { r := good(b, t, n); for k, v := range params(b, t, n) { if _, ok := v.(string); !ok { delete(r, k) } }; return gjoin(r) }},
	{"nested sorted & joined", `nested map joined by &`, func(b, t, n string) string { return join(clean(num(b, t, n)), func(v interface{}) string { if m, ok := v.(M); ok { return join(m, func(x interface{}) string { return fmt.Sprint(x) }) }; if a, ok := v.([]interface{}); ok { o := []string{}; for _, x := range a { o = append(o, fmt.Sprint(x)) }; return strings.Join(o, ",") }; return fmt.Sprint(v) }) }},
}

func main() {
	raw, _ := os.ReadFile(os.Args[1]); cs := map[string]struct{ Headers, Body string }{}; json.Unmarshal(raw, &cs)
	names := []string{}; for k := range cs { names = append(names, k) }; sort.Strings(names)
	re := func(n, h string) string { return regexp.MustCompile(`(?im)^` + n + `:\s*(\S+)`).FindStringSubmatch(h)[1] }
	for _, name := range names { c := cs[name]
		for _, f := range tests { fmt.Println(enc(M{"language": "Go", "implementation": f.name, "code": f.code, "callback": name, "text": f.f(c.Body, re("X-Timestamp", c.Headers), re("X-Nonce", c.Headers))})) } }
}
