// What Go makes of values that it should leave alone: each value of a JSON file by %v, and the whole by Marshal and UseNumber.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
)

func main() {
	text, _ := os.ReadFile(os.Args[1])
	var plain, exact map[string]interface{}
	json.Unmarshal(text, &plain)
	for key, value := range plain {
		fmt.Printf("%s=%v\n", key, value)
	}
	marshalled, _ := json.Marshal(plain)
	fmt.Println(string(marshalled))
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	decoder.Decode(&exact)
	fmt.Println(exact)
	marshalled, _ = json.Marshal(exact)
	fmt.Println(string(marshalled))
}
