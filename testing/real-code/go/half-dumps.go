// A body as a struct writes it again, headers and an own string as fmt prints them. GO111MODULE=off go run half-dumps.go callbacks.json
package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httputil"
	"os"
	"strings"
)

type dto struct {
	OrderType       string `json:"orderType"`
	OrderNo         string `json:"orderNo"`
	MerchantOrderNo string `json:"merchantOrderNo"`
	Status          string `json:"status"`
	Amount          string `json:"amount"`
	FeeAmount       string `json:"feeAmount"`
	NetAmount       string `json:"netAmount"`
	CompletedAt     int64  `json:"completedAt"`
}

func marshalStruct(body string) string {
	var one dto
	json.Unmarshal([]byte(body), &one)
	text, _ := json.Marshal(one)
	return string(text)
}

func main() {
	text, _ := os.ReadFile(os.Args[1])
	var callbacks map[string]struct{ Headers, Body, Canonical string }
	json.Unmarshal(text, &callbacks)
	out := json.NewEncoder(os.Stdout)
	for name, callback := range callbacks {
		request, _ := http.NewRequest("POST", "https://shop.example/callback", strings.NewReader(callback.Body))
		for _, line := range strings.Split(strings.TrimSpace(callback.Headers), "\n") {
			parts := strings.SplitN(line, ": ", 2)
			request.Header.Set(parts[0], parts[1])
		}
		dump, _ := httputil.DumpRequest(request, false)
		for _, row := range [][3]string{
			{"body", "struct Marshal", marshalStruct(callback.Body)},
			{"headers", "Go %q http.Header", fmt.Sprintf("%q", request.Header)},
			{"headers", "Go DumpRequest %v bytes", fmt.Sprintf("%v", dump)},
			{"own", "paste: map", fmt.Sprintln(map[string]string{"str": callback.Canonical})},
		} {
			out.Encode(map[string]string{"kind": row[0], "implementation": row[1], "callback": name, "text": row[2]})
		}
	}
}
