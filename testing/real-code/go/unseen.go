// Verifying functions in Go, written once more after sets before were mended: other habits, one to three mistakes each.
package main

import (
	"encoding/json"
	"fmt"
	"html/template"
	"net/url"
	"strconv"
	"strings"
	"time"
)

func text(v interface{}) string {
	switch x := v.(type) {
	case string:
		return x
	case json.Number:
		return x.String()
	case nil:
		return ""
	}
	out, _ := json.Marshal(v)
	return string(out)
}
func join(p map[string]interface{}, f func(string, interface{}) string) string {
	var o []string
	for _, k := range keys(p) {
		if strings.TrimSpace(text(p[k])) != "" {
			o = append(o, k+"="+f(k, p[k]))
		}
	}
	return strings.Join(o, "&")
}
func plain(_ string, v interface{}) string { return text(v) }

func main() {
	printRows(map[string]signer{
		"FormatFloat 'f' -1": func(r string, h map[string]string) string {
			return join(read(r, h, false), func(_ string, v interface{}) string {
				if f, ok := v.(float64); ok { return strconv.FormatFloat(f, 'f', -1, 64) }
				return fmt.Sprint(v)
			})
		},
		"Sprintf %T guarded, MarshalIndent nested": func(r string, h map[string]string) string {
			return join(read(r, h, true), func(_ string, v interface{}) string {
				switch v.(type) { case map[string]interface{}, []interface{}: out, _ := json.MarshalIndent(v, "", "\t"); return string(out) }
				return text(v)
			})
		},
		"template.HTMLEscapeString": func(r string, h map[string]string) string { return join(read(r, h, true), func(_ string, v interface{}) string { return template.HTMLEscapeString(text(v)) }) },
		"PathEscape": func(r string, h map[string]string) string { return join(read(r, h, true), func(_ string, v interface{}) string { return url.PathEscape(text(v)) }) },
		"time.Unix String": func(r string, h map[string]string) string {
			return join(read(r, h, true), func(k string, v interface{}) string {
				if k == "completedAt" { n, _ := v.(json.Number).Int64(); return time.Unix(n, 0).UTC().String() }
				return text(v)
			})
		},
		"ParseFloat amounts %g": func(r string, h map[string]string) string {
			return join(read(r, h, true), func(k string, v interface{}) string {
				if strings.HasSuffix(strings.ToLower(k), "amount") { f, _ := strconv.ParseFloat(text(v), 64); return fmt.Sprintf("%g", f) }
				return text(v)
			})
		},
		"strings.Title keys": func(r string, h map[string]string) string {
			p := map[string]interface{}{}
			for k, v := range read(r, h, true) { p[strings.Title(k)] = v }
			return join(p, plain)
		},
		"json.Marshal of all, log prefix": func(r string, h map[string]string) string { out, _ := json.Marshal(read(r, h, true)); return "2026/11/22 10:00:00 sign: " + string(out) },
	})
}
