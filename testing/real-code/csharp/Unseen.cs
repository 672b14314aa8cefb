// Verifying functions in C#, written once more after sets before were mended: other habits, one to three mistakes each.
using System; using System.Collections.Generic; using System.Globalization; using System.Linq; using System.Text; using System.Web; using Newtonsoft.Json; using Newtonsoft.Json.Linq;
static class Unseen {
  static SortedDictionary<string, JToken> Read(string r, Dictionary<string, string> h) { var m = new SortedDictionary<string, JToken>(JObject.Parse(r).Properties().ToDictionary(p => p.Name, p => p.Value), StringComparer.Ordinal); m["timestamp"] = h["X-Timestamp"]; m["nonce"] = h["X-Nonce"]; m.Remove("sign"); return m; }
  static string Text(JToken v) { return v.Type == JTokenType.String ? (string)v : v.Type == JTokenType.Null ? "" : v.ToString(Formatting.None); }
  static string Join(IEnumerable<KeyValuePair<string, JToken>> m, Func<string, JToken, string> f) { return string.Join("&", m.Where(p => Text(p.Value).Trim() != "").Select(p => p.Key + "=" + f(p.Key, p.Value))); }
  static void Main(string[] a) {
    System.Threading.Thread.CurrentThread.CurrentCulture = CultureInfo.InvariantCulture;
    Callbacks.PrintRows(a[0], new Dictionary<string, Func<string, Dictionary<string, string>, string>> {
      { "StringBuilder AppendFormat, trailing &", (r, h) => { var s = new StringBuilder(); foreach (var p in Read(r, h)) if (Text(p.Value).Trim() != "") s.AppendFormat("{0}={1}&", p.Key, Text(p.Value)); return s.ToString(); } },
      { "decimal ToString(G29)", (r, h) => Join(Read(r, h), (k, v) => k.EndsWith("mount") ? decimal.Parse((string)v).ToString("G29") : Text(v)) },
      { "DateTimeOffset o format", (r, h) => Join(Read(r, h), (k, v) => k == "completedAt" ? DateTimeOffset.FromUnixTimeSeconds((long)v).ToString("o") : Text(v)) },
      { "Convert.ToString of JValue", (r, h) => Join(Read(r, h).Where(p => p.Value is JValue), (k, v) => Convert.ToString(((JValue)v).Value, CultureInfo.InvariantCulture)) },
      { "UrlPathEncode", (r, h) => Join(Read(r, h), (k, v) => Uri.EscapeUriString(Text(v))) },
      { "OrderByDescending key", (r, h) => Join(Read(r, h).OrderByDescending(p => p.Key, StringComparer.Ordinal), (k, v) => Text(v)) },
      { "keys ToUpper", (r, h) => Join(Read(r, h), (k, v) => Text(v)).Replace("timestamp=", "Timestamp=").Replace("nonce=", "Nonce=") },
    });
  }
}
