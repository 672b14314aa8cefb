// Bodies and headers as Go's handlers and loggers give them back.
package main
import ("encoding/json"; "fmt"; "net/http"; "os"; "sort"; "strings")
type N struct { OrderType, OrderNo, MerchantOrderNo, Status, Amount, FeeAmount, NetAmount string; CompletedAt int64 }
func main() { raw, _ := os.ReadFile(os.Args[1]); var c map[string]map[string]string; json.Unmarshal(raw, &c); e := json.NewEncoder(os.Stdout); e.SetEscapeHTML(false)
 ns := []string{}; for n := range c { ns = append(ns, n) }; sort.Strings(ns)
 for _, n := range ns { b := c[n]["body"]; var m map[string]interface{}; json.Unmarshal([]byte(b), &m); var s N; json.Unmarshal([]byte(b), &s); h := http.Header{}; for _, l := range strings.Split(strings.TrimSpace(c[n]["headers"]), "\n") { x := strings.SplitN(l, ": ", 2); h.Set(x[0], x[1]) }
  out := func(k, i, t string) { e.Encode(map[string]string{"language": "Go", "kind": k, "implementation": i, "callback": n, "text": t}) }
  j, _ := json.Marshal(m); ji, _ := json.MarshalIndent(m, "", "  ")
  out("body", "Printf %v map", fmt.Sprintf("2026/11/22 10:00:00 body: %v", m)); out("body", "%#v map", fmt.Sprintf("%#v", m)); out("body", "%+v struct", fmt.Sprintf("%+v", s)); out("body", "%v []byte", fmt.Sprintf("%v", []byte(b))); out("body", "Marshal of map", string(j)); out("body", "MarshalIndent", string(ji))
  out("body", "slog text", fmt.Sprintf("time=2026-11-22T10:00:00.000Z level=INFO msg=callback body=%q", b)); out("body", "logrus %q JSON", fmt.Sprintf("{\"body\":%q,\"level\":\"info\",\"msg\":\"cb\"}", b)); out("body", "%s of map", fmt.Sprintf("%s", m))
  out("headers", "%v Header", fmt.Sprintf("%v", h)); out("headers", "%#v Header", fmt.Sprintf("%#v", h)) } }
