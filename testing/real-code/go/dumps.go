// What Go programs print of a callback: one JSON object a line. Standard library and go-spew.
package main

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html"
	"net/http"
	"net/url"
	"os"
	"sort"
	"strings"

	"github.com/davecgh/go-spew/spew"
)

type callback struct {
	Headers, Body string
}

type row struct {
	Kind           string `json:"kind"`
	Implementation string `json:"implementation"`
	Code           string `json:"code"`
	Callback       string `json:"callback"`
	Text           string `json:"text"`
}

// Callback is the DTO of the contract's eight fields.
type Callback struct {
	OrderType       string `json:"orderType"`
	OrderNo         string `json:"orderNo"`
	MerchantOrderNo string `json:"merchantOrderNo"`
	Status          string `json:"status"`
	Amount          string `json:"amount"`
	FeeAmount       string `json:"feeAmount"`
	NetAmount       string `json:"netAmount"`
	CompletedAt     int64  `json:"completedAt"`
}

func emit(kind, name, implementation, code, text string) {
	var line bytes.Buffer
	encoder := json.NewEncoder(&line)
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(row{kind, implementation, code, name, text})
	fmt.Print(line.String())
}

func bodies(name, text string) {
	raw := []byte(text)
	var data map[string]interface{}
	_ = json.Unmarshal(raw, &data)
	var numbers map[string]interface{}
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.UseNumber()
	_ = decoder.Decode(&numbers)
	var messages map[string]json.RawMessage
	_ = json.Unmarshal(raw, &messages)
	var dto Callback
	_ = json.Unmarshal(raw, &dto)
	add := func(implementation, code, text string) { emit("body", name, implementation, code, text) }
	add("%v", `log.Printf("%v", m)`, fmt.Sprintf("%v", data))
	add("%+v", `log.Printf("%+v", m)`, fmt.Sprintf("%+v", data))
	add("%#v", `log.Printf("%#v", m)`, fmt.Sprintf("%#v", data))
	add("%s map", `log.Printf("%s", m)`, fmt.Sprintf("%s", data))
	add("%q map", `log.Printf("%q", m)`, fmt.Sprintf("%q", data))
	add("%v UseNumber", `decoder.UseNumber(); log.Printf("%v", m)`, fmt.Sprintf("%v", numbers))
	add("%#v UseNumber", `decoder.UseNumber(); log.Printf("%#v", m)`, fmt.Sprintf("%#v", numbers))
	add("%v pointer", `log.Printf("%v", &m)`, fmt.Sprintf("%v", &data))
	add("%s RawMessage", `map[string]json.RawMessage, "%s"`, fmt.Sprintf("%s", messages))
	add("%v struct", `log.Printf("%v", dto)`, fmt.Sprintf("%v", dto))
	add("%+v struct", `log.Printf("%+v", dto)`, fmt.Sprintf("%+v", dto))
	add("%+v struct pointer", `log.Printf("%+v", &dto)`, fmt.Sprintf("%+v", &dto))
	add("%#v struct", `log.Printf("%#v", dto)`, fmt.Sprintf("%#v", dto))
	add("%v bytes", `log.Println(body)`, fmt.Sprint(raw))
	add("%#v bytes", `log.Printf("%#v", body)`, fmt.Sprintf("%#v", raw))
	add("%q", `log.Printf("%q", body)`, fmt.Sprintf("%q", raw))
	add("%+q", `log.Printf("%+q", body)`, fmt.Sprintf("%+q", raw))
	add("%#q", `log.Printf("%#q", body)`, fmt.Sprintf("%#q", raw))
	add("%x", `log.Printf("%x", body)`, fmt.Sprintf("%x", raw))
	add("% X", `log.Printf("% X", body)`, fmt.Sprintf("% X", raw))
	add("%#x", `log.Printf("%#x", body)`, fmt.Sprintf("%#x", raw))
	add("% #x", `log.Printf("% #x", body)`, fmt.Sprintf("% #x", raw))
	add("hex.Dump", `hex.Dump(body)`, hex.Dump(raw))
	add("base64", `base64.StdEncoding.EncodeToString(body)`, base64.StdEncoding.EncodeToString(raw))
	add("RawURLEncoding", `base64.RawURLEncoding.EncodeToString(body)`, base64.RawURLEncoding.EncodeToString(raw))
	marshalled, _ := json.Marshal(struct{ Body []byte }{raw})
	add("base64 in JSON", `json.Marshal(struct{ Body []byte })`, string(marshalled))
	add("spew.Sdump", `spew.Dump(m)`, spew.Sdump(data))
	add("spew.Sprint", `spew.Printf("%v", m)`, spew.Sprintf("%v", data))
	add("spew %#v", `spew.Printf("%#v", m)`, spew.Sprintf("%#v", data))
	add("spew struct", `spew.Dump(dto)`, spew.Sdump(dto))
	add("QueryEscape", `url.QueryEscape(body)`, url.QueryEscape(text))
	values := url.Values{}
	for key, value := range data {
		values.Set(key, fmt.Sprint(value))
	}
	add("url.Values.Encode", `values.Set(k, fmt.Sprint(v)); values.Encode()`, values.Encode())
	add("url.Values %v", `log.Println(values)`, fmt.Sprint(values))
	add("html.EscapeString", `html.EscapeString(body)`, html.EscapeString(text))
	keys := make([]string, 0, len(data))
	for key := range data {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	var lines []string
	for _, key := range keys {
		lines = append(lines, fmt.Sprintf("%s=%v", key, data[key]))
	}
	add("k=v lines", `fmt.Printf("%s=%v\n", k, v)`, strings.Join(lines, "\n"))
	add("log.Printf %v", `log.Printf("callback: %v", m)`, fmt.Sprintf("2026/11/21 17:00:00 callback: %v", data))
	add("log.Printf body", `log.Printf("callback body: %s", body)`, fmt.Sprintf("2026/11/21 17:00:00 handler.go:42: callback body: %s", raw))
	add("logrus", `logrus.WithField("body", string(body)).Info("callback")`, fmt.Sprintf("time=\"2026-11-21T17:00:00Z\" level=info msg=callback body=%q", text))
	add("zap console", `logger.Info("callback", zap.ByteString("body", body))`, "2026-11-21T17:00:00.000Z\tINFO\tapp/handler.go:42\tcallback\t"+string(must(json.Marshal(map[string]string{"body": text}))))
	add("slog", `slog.Info("callback", "body", string(body))`, fmt.Sprintf("time=2026-11-21T17:00:00.000Z level=INFO msg=callback body=%q", text))
}

func must(data []byte, err error) []byte {
	if err != nil {
		panic(err)
	}
	return data
}

func headers(name, text string) {
	header := http.Header{}
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		parts := strings.SplitN(line, ": ", 2)
		header.Set(parts[0], parts[1])
	}
	header.Set("Accept-Encoding", "gzip, deflate")
	header.Set("User-Agent", "Go-http-client/1.1")
	add := func(implementation, code, text string) { emit("headers", name, implementation, code, text) }
	add("%v", `log.Println(r.Header)`, fmt.Sprint(header))
	add("%+v", `log.Printf("%+v", r.Header)`, fmt.Sprintf("%+v", header))
	add("%#v", `log.Printf("%#v", r.Header)`, fmt.Sprintf("%#v", header))
	add("%q", `log.Printf("%q", r.Header)`, fmt.Sprintf("%q", header))
	add("json", `json.Marshal(r.Header)`, string(must(json.Marshal(header))))
	add("spew", `spew.Dump(r.Header)`, spew.Sdump(header))
	var wire bytes.Buffer
	_ = header.Write(&wire)
	add("Header.Write", `r.Header.Write(os.Stdout)`, wire.String())
	add("DumpRequest %q", `dump, _ := httputil.DumpRequest(r, false); log.Printf("%q", dump)`, fmt.Sprintf("%q", "POST /cb HTTP/1.1\r\nHost: shop.example\r\n"+wire.String()+"\r\n"))
	flat := map[string]string{}
	for key := range header {
		flat[key] = header.Get(key)
	}
	add("map[string]string", `fmt.Println(flat)`, fmt.Sprint(flat))
	add("log line", `log.Printf("headers=%v", r.Header)`, fmt.Sprintf("2026/11/21 17:00:00 headers=%v", header))
	var lines []string
	for key, values := range header {
		lines = append(lines, fmt.Sprintf("%s: %v", key, values))
	}
	sort.Strings(lines)
	add("k: [v] lines", `fmt.Printf("%s: %v\n", k, v)`, strings.Join(lines, "\n"))
	lines = nil
	for key, values := range header {
		lines = append(lines, fmt.Sprintln(key, values))
	}
	sort.Strings(lines)
	add("k [v] lines", `fmt.Println(k, v)`, strings.Join(lines, ""))
}

func main() {
	var callbacks map[string]callback
	if err := json.Unmarshal(must(os.ReadFile(os.Args[1])), &callbacks); err != nil {
		panic(err)
	}
	spew.Config.DisablePointerAddresses = true
	spew.Config.DisableCapacities = true
	spew.Config.SortKeys = true
	names := make([]string, 0, len(callbacks))
	for name := range callbacks {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		bodies(name, callbacks[name].Body)
		headers(name, callbacks[name].Headers)
	}
}
