// The function of the next unseen set of strings whose strings showed something that was not told; its order is another at each run. GO111MODULE=off go run guessed-strings.go callbacks.go callbacks.json
package main

import (
	"strconv"
	"strings"
)

func plain(value interface{}) string {
	switch one := value.(type) {
	case nil:
		return ""
	case string:
		return one
	case bool:
		return strconv.FormatBool(one)
	case float64:
		return strconv.FormatFloat(one, 'f', -1, 64)
	}
	return marshalPlain(value)
}

func main() {
	printRows(map[string]signer{
		"range map no sort": func(raw string, headers map[string]string) string {
			var pairs []string
			for key, value := range read(raw, headers, false) {
				if text := plain(value); strings.TrimSpace(text) != "" {
					pairs = append(pairs, key+"="+text)
				}
			}
			return strings.Join(pairs, "&")
		},
	})
}
