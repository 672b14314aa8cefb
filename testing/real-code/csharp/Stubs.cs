// Strings that stubs, test scripts and hurried platforms sign, each in its own way.
using System; using System.Collections.Generic; using System.Globalization; using System.Linq; using System.Net; using System.Text; using Newtonsoft.Json; using Newtonsoft.Json.Linq;
static class Stubs {
  static SortedDictionary<string, object> Merge(string raw, Dictionary<string, string> h, IComparer<string> order) {
    var members = new SortedDictionary<string, object>(order);
    foreach (var p in JsonConvert.DeserializeObject<Dictionary<string, object>>(raw)) if (p.Key != "sign") members[p.Key] = p.Value;
    members["timestamp"] = h["X-Timestamp"]; members["nonce"] = h["X-Nonce"];
    return members;
  }
  static string Join(IEnumerable<KeyValuePair<string, object>> members, Func<object, string> text) {
    return string.Join("&", members.Where(p => p.Value != null && !string.IsNullOrWhiteSpace(p.Value.ToString())).Select(p => p.Key + "=" + text(p.Value)));
  }
  static void Main(string[] args) {
    Callbacks.PrintRows(args[0], new Dictionary<string, Func<string, Dictionary<string, string>, string>> {
      ["Dictionary<string, object>, ToString"] = (raw, h) => Join(Merge(raw, h, StringComparer.Ordinal), v => v.ToString()),
      ["SortedDictionary in the culture's order"] = (raw, h) => Join(Merge(raw, h, StringComparer.CurrentCulture), v => v is JToken ? ((JToken)v).ToString(Formatting.None) : v is bool ? v.ToString().ToLower() : Convert.ToString(v, CultureInfo.InvariantCulture)),
      ["SerializeObject of each value"] = (raw, h) => Join(Merge(raw, h, StringComparer.Ordinal), v => v is string ? (string)v : JsonConvert.SerializeObject(v)),
      ["SerializeObject indented of what is nested"] = (raw, h) => Join(Merge(raw, h, StringComparer.Ordinal), v => v is JToken ? v.ToString() : v.ToString().ToLower()),
      ["WebUtility.UrlEncode"] = (raw, h) => Join(Merge(raw, h, StringComparer.Ordinal), v => WebUtility.UrlEncode(v is JToken ? ((JToken)v).ToString(Formatting.None) : v.ToString())),
      ["Uri.EscapeDataString"] = (raw, h) => Join(Merge(raw, h, StringComparer.Ordinal), v => Uri.EscapeDataString(v.ToString())),
      ["dates read as dates"] = (raw, h) => Join(Merge(raw, h, StringComparer.Ordinal), v => v is DateTime ? ((DateTime)v).ToString("yyyy-MM-dd HH:mm:ss") : v is JToken ? ((JToken)v).ToString(Formatting.None) : v.ToString()),
      ["decimal amounts with 0.##"] = (raw, h) => Join(Merge(raw, h, StringComparer.Ordinal), v => { decimal d; return v is string && ((string)v).Contains(".") && decimal.TryParse((string)v, NumberStyles.Number, CultureInfo.InvariantCulture, out d) ? d.ToString("0.##", CultureInfo.InvariantCulture) : v.ToString(); }),
      ["SerializeObject of the sorted dictionary"] = (raw, h) => JsonConvert.SerializeObject(Merge(raw, h, StringComparer.Ordinal)),
      ["JObject.Properties in their order, headers at the end"] = (raw, h) => string.Join("&", JObject.Parse(raw).Properties().Where(p => p.Name != "sign").Select(p => p.Name + "=" + p.Value)) + "&timestamp=" + h["X-Timestamp"] + "&nonce=" + h["X-Nonce"],
    });
  }
}
