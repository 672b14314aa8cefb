// A function whose strings showed something that was not told; of the last of the sets that the README counts.
package main

import "fmt"

func main() {
	printRows(map[string]signer{
		"%#v of nested values": func(raw string, headers map[string]string) string {
			return joinPairs(read(raw, headers, false), func(value interface{}) string {
				switch value.(type) {
				case nil:
					return ""
				case map[string]interface{}, []interface{}:
					return fmt.Sprintf("%#v", value)
				case float64:
					return fmt.Sprintf("%.0f", value)
				}
				return fmt.Sprint(value)
			})
		},
	})
}
