// More handlers that log what they verify, written once what the first had shown was mended.
using System; using System.Collections.Generic; using System.Globalization; using System.Linq; using Newtonsoft.Json; using Newtonsoft.Json.Linq;
static class HandlersAgain {
  static SortedDictionary<string, JToken> Read(string raw, Dictionary<string, string> h) { var m = new SortedDictionary<string, JToken>(StringComparer.Ordinal); foreach (var p in ((JObject)JsonConvert.DeserializeObject(raw, new JsonSerializerSettings { DateParseHandling = DateParseHandling.None })).Properties()) if (p.Name != "sign") m[p.Name] = p.Value; m["timestamp"] = h["X-Timestamp"]; m["nonce"] = h["X-Nonce"]; return m; }
  static string Join(SortedDictionary<string, JToken> m, Func<JToken, string> show) { return string.Join("&", m.Select(p => new { p.Key, Text = show(p.Value) }).Where(p => !string.IsNullOrEmpty(p.Text)).Select(p => p.Key + "=" + p.Text)); }
  static void Main(string[] args) {
    CultureInfo.DefaultThreadCurrentCulture = new CultureInfo("de-DE"); System.Threading.Thread.CurrentThread.CurrentCulture = new CultureInfo("de-DE");
    Callbacks.PrintRows(args[0], new Dictionary<string, Func<string, Dictionary<string, string>, string>> {
      ["ToString(Formatting.None) of all, quotes trimmed"] = (raw, h) => Join(Read(raw, h), v => v.ToString(Formatting.None).Trim('"')),
      ["decimal.Parse, ToString in German"] = (raw, h) => { var m = Read(raw, h); foreach (var key in new[] { "amount", "feeAmount", "netAmount" }) if (m.ContainsKey(key)) m[key] = decimal.Parse((string)m[key], CultureInfo.InvariantCulture).ToString("N2"); return Join(m, v => v is JContainer ? v.ToString(Formatting.None) : v.Type == JTokenType.Boolean ? v.ToString().ToLower() : Convert.ToString(((JValue)v).Value, CultureInfo.InvariantCulture)); },
      ["Value<string>() of scalars"] = (raw, h) => Join(Read(raw, h), v => v is JContainer ? null : v.Value<string>()),
    });
  }
}
