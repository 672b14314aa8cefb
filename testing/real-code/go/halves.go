// Functions of the second set of “The other half of the shared vectors, guessed” whose strings showed something that was not told, or was told wrongly. GO111MODULE=off go run halves.go callbacks.go callbacks.json
package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/big"
	"net/url"
	"strconv"
	"strings"
)

func plain(value interface{}) string {
	switch one := value.(type) {
	case nil:
		return ""
	case string:
		return one
	case json.Number:
		number, _ := new(big.Rat).SetString(string(one))
		if number.IsInt() {
			return number.Num().String()
		}
		return strings.TrimRight(number.FloatString(30), "0")
	case float64:
		return strconv.FormatFloat(one, 'f', -1, 64)
	case bool:
		return strconv.FormatBool(one)
	}
	return marshalPlain(value)
}

func filled(text string) string {
	if strings.TrimSpace(text) == "" {
		return ""
	}
	return text
}

func numbersAs(text func(float64) string) signer {
	return func(raw string, headers map[string]string) string {
		return joinPairs(read(raw, headers, true), func(value interface{}) string {
			if number, ok := value.(json.Number); ok {
				float, _ := number.Float64()
				return text(float)
			}
			return filled(plain(value))
		})
	}
}

func main() {
	printRows(map[string]signer{
		"%.0f":     numbersAs(func(number float64) string { return fmt.Sprintf("%.0f", number) }),
		"int64(v)": numbersAs(func(number float64) string { return strconv.FormatInt(int64(number), 10) }),
		"url.Values Encode": func(raw string, headers map[string]string) string {
			values := url.Values{}
			for key, value := range read(raw, headers, true) {
				if text := filled(plain(value)); text != "" {
					values.Set(key, text)
				}
			}
			return values.Encode()
		},
		"Encoder nested": func(raw string, headers map[string]string) string {
			return joinPairs(read(raw, headers, false), func(value interface{}) string { return filled(plain(value)) })
		},
		"zero values skipped": func(raw string, headers map[string]string) string {
			return joinPairs(read(raw, headers, true), func(value interface{}) string {
				if text := filled(plain(value)); value != false && (text != "0" || value == text) {
					return text
				}
				return ""
			})
		},
		"body hash lines": func(raw string, headers map[string]string) string {
			sum := sha256.Sum256([]byte(raw))
			return strings.Join([]string{"POST", "/callback", headers["X-Timestamp"], headers["X-Nonce"], hex.EncodeToString(sum[:])}, "\n")
		},
	})
}
