// Headers and bodies as kr/pretty, text/tabwriter and slices of structs print them. GO111MODULE=off go run column-dumps.go callbacks.json
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"strings"
	"text/tabwriter"

	"github.com/kr/pretty"
	yaml "gopkg.in/yaml.v2"
)

type header struct{ K, V string }

func main() {
	text, _ := os.ReadFile(os.Args[1])
	var callbacks map[string]struct{ Headers, Body string }
	json.Unmarshal(text, &callbacks)
	out := json.NewEncoder(os.Stdout)
	for name, callback := range callbacks {
		var headers []header
		for _, line := range strings.Split(strings.TrimSpace(callback.Headers), "\n") {
			parts := strings.SplitN(line, ": ", 2)
			headers = append(headers, header{parts[0], parts[1]})
		}
		var table, lines bytes.Buffer
		writer := tabwriter.NewWriter(&table, 0, 8, 1, ' ', tabwriter.Debug|tabwriter.AlignRight)
		logger := log.New(&lines, "", log.LstdFlags)
		for _, one := range headers {
			fmt.Fprintln(writer, one.K+"\t"+one.V+"\t")
			logger.Println(one.K, one.V)
		}
		writer.Flush()
		structs, _ := yaml.Marshal(headers)
		members := map[string]interface{}{}
		json.Unmarshal([]byte(callback.Body), &members)
		for implementation, text := range map[string]string{
			"tabwriter": table.String(), "log.Println": lines.String(), "structs %v": fmt.Sprint(headers),
			"structs %+v": fmt.Sprintf("%+v", headers), "structs in YAML": string(structs),
			"kr/pretty, body": fmt.Sprintf("%# v", pretty.Formatter(members)),
		} {
			out.Encode(map[string]string{"implementation": implementation, "callback": name, "text": text})
		}
	}
}
