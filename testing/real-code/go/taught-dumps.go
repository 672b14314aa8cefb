// Bodies as fmt prints a struct and logrus a map. GO111MODULE=off GOPATH=/usr/share/gocode go run taught-dumps.go callbacks.go callbacks.json
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"time"

	"github.com/sirupsen/logrus"
)

type OrderCallback struct {
	OrderType, OrderNo, MerchantOrderNo, Status, Amount, FeeAmount, NetAmount string
	CompletedAt                                                               int64
	Extra                                                                     json.RawMessage
}

func logFields(members map[string]interface{}) string {
	var line bytes.Buffer
	logger := logrus.New()
	logger.SetOutput(&line)
	logger.WithFields(members).WithTime(time.Date(2026, 11, 25, 7, 20, 0, 0, time.UTC)).Info("callback")
	return line.String()
}

func main() {
	printDumps(func(raw string) map[string]string {
		var members map[string]interface{}
		var order OrderCallback
		json.Unmarshal([]byte(raw), &members)
		json.Unmarshal([]byte(raw), &order)
		return map[string]string{"%#v struct": fmt.Sprintf("%#v", order), "logrus text": logFields(members)}
	})
}
