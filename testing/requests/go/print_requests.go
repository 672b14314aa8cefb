// What Go, its dumps and its loggers print of a request that arrived. Rows a line: language, tool, code, callback, text.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"os"
	"strings"

	"github.com/sirupsen/logrus"
)

type callback struct {
	Name    string            `json:"name"`
	Headers map[string]string `json:"headers"`
	Body    string            `json:"body"`
}

type row struct {
	Language string `json:"language"`
	Tool     string `json:"tool"`
	Code     string `json:"code"`
	Callback string `json:"callback"`
	Text     string `json:"text"`
	Body     string `json:"body,omitempty"`
}

var printer = json.NewEncoder(os.Stdout)

func show(one callback, tool, code, text string) {
	printer.Encode(row{Language: "Go", Tool: tool, Code: code, Callback: one.Name, Text: text})
}

func showRequest(one callback, request *http.Request, body []byte) {
	headers := request.Header
	text := string(body)
	var parsed map[string]any
	json.Unmarshal(body, &parsed)
	asJSON := func(value any) string {
		made, _ := json.Marshal(value)
		return string(made)
	}
	show(one, "net/http", `fmt.Println(r.Header, string(body))`, fmt.Sprintln(headers, text))
	show(one, "net/http", `fmt.Println(r.Header); fmt.Println(string(body))`, fmt.Sprintln(headers)+fmt.Sprintln(text))
	show(one, "net/http", `fmt.Printf("%v %s", r.Header, body)`, fmt.Sprintf("%v %s", headers, body))
	show(one, "net/http", `fmt.Printf("%+v\n%q", r.Header, body)`, fmt.Sprintf("%+v\n%q", headers, body))
	show(one, "net/http", `fmt.Printf("%#v\n%s", r.Header, body)`, fmt.Sprintf("%#v\n%s", headers, body))
	show(one, "net/http", `fmt.Printf("%q %q", r.Header, body)`, fmt.Sprintf("%q %q", headers, body))
	show(one, "net/http", `fmt.Printf("%v %v", r.Header, body)`, fmt.Sprintf("%v %v", headers, body))
	show(one, "net/http", `fmt.Printf("headers=%v body=%s", …)`, fmt.Sprintf("headers=%v body=%s", headers, body))
	show(one, "net/http", `fmt.Printf("%+v", struct{ Headers; Body string })`, fmt.Sprintf("%+v", struct {
		Headers http.Header
		Body    string
	}{headers, text}))
	show(one, "net/http", `fmt.Printf("%#v", struct{ Headers; Body string })`, fmt.Sprintf("%#v", struct {
		Headers http.Header
		Body    string
	}{headers, text}))
	show(one, "encoding/json", `json.Marshal(map{headers, body string})`, asJSON(map[string]any{"headers": headers, "body": text}))
	show(one, "encoding/json", `json.Marshal(map{headers, body []byte})`, asJSON(map[string]any{"headers": headers, "body": body}))
	show(one, "encoding/json", `json.Marshal(struct{ Headers; Body json.RawMessage })`, asJSON(struct {
		Headers http.Header
		Body    json.RawMessage
	}{headers, body}))
	lines := bytes.Buffer{}
	headers.Write(&lines)
	show(one, "net/http", `r.Header.Write(os.Stdout); fmt.Println(string(body))`, lines.String()+text)
	ranged := ""
	for name, values := range headers {
		ranged += fmt.Sprintln(name, values)
	}
	show(one, "net/http", `for name, values := range r.Header { fmt.Println(name, values) }`, ranged+text)
	joined := ""
	for name, values := range headers {
		joined += fmt.Sprintf("%s: %s\n", name, strings.Join(values, ", "))
	}
	show(one, "net/http", `fmt.Printf("%s: %s\n", name, strings.Join(values, ", "))`, joined+text)
	logged := bytes.Buffer{}
	logger := log.New(&logged, "", log.LstdFlags)
	logger.Printf("headers: %v", headers)
	logger.Printf("body: %s", body)
	show(one, "log", `two calls of log.Printf`, logged.String())
	showLogrus(one, headers, text)
}

func showLogrus(one callback, headers http.Header, text string) {
	for name, formatter := range map[string]logrus.Formatter{
		"TextFormatter": &logrus.TextFormatter{DisableColors: true},
		"JSONFormatter": &logrus.JSONFormatter{},
	} {
		out := bytes.Buffer{}
		logger := logrus.New()
		logger.Out = &out
		logger.Formatter = formatter
		logger.WithFields(logrus.Fields{"headers": headers, "body": text}).Info("callback")
		show(one, "logrus", name+", fields", out.String())
		out.Reset()
		logger.Infof("callback headers=%v body=%s", headers, text)
		show(one, "logrus", name+", Infof", out.String())
	}
}

func main() {
	file, _ := os.ReadFile(os.Args[1])
	var callbacks []callback
	json.Unmarshal(file, &callbacks)
	for _, one := range callbacks {
		one := one
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			dump, _ := httputil.DumpRequest(r, true)
			body, _ := io.ReadAll(r.Body)
			show(one, "httputil", "DumpRequest(r, true)", string(dump))
			show(one, "httputil", `log.Printf("%q", dump)`, fmt.Sprintf("2026/11/22 09:00:00 %q", dump))
			showRequest(one, r, body)
		}))
		request, _ := http.NewRequest("POST", server.URL+"/callback/pay", strings.NewReader(one.Body))
		for name, value := range one.Headers {
			request.Header.Set(name, value)
		}
		out, _ := httputil.DumpRequestOut(request, true)
		show(one, "httputil", "DumpRequestOut(request, true)", string(out))
		answer, _ := http.DefaultClient.Do(request)
		answer.Body.Close()
		server.Close()
	}
}
