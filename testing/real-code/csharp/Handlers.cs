// What handlers log as the string that they verify, as in ASP.NET Core controllers; each with its habit.
using System; using System.Collections.Generic; using System.Globalization; using System.Linq; using Newtonsoft.Json; using Newtonsoft.Json.Linq;
class Notice { public string OrderType { get; set; } public string OrderNo { get; set; } public string MerchantOrderNo { get; set; } public string Status { get; set; } public decimal? Amount { get; set; } public decimal? FeeAmount { get; set; } public decimal? NetAmount { get; set; } public long? CompletedAt { get; set; } }
static class Handlers {
  static SortedDictionary<string, object> Read(string raw, Dictionary<string, string> h, IComparer<string> order = null) {
    var members = new SortedDictionary<string, object>(JObject.Parse(raw).Properties().Where(p => p.Name != "sign").ToDictionary(p => p.Name, p => (object)p.Value), order ?? StringComparer.Ordinal);
    members["timestamp"] = h["X-Timestamp"]; members["nonce"] = h["X-Nonce"];
    return members;
  }
  static string Join(IEnumerable<KeyValuePair<string, object>> members, Func<object, string> show) { return string.Join("&", members.Select(p => new { p.Key, Text = show(p.Value) }).Where(p => !string.IsNullOrWhiteSpace(p.Text)).Select(p => p.Key + "=" + p.Text)); }
  static string Nested(object value) { var token = value as JToken; return token == null ? "" + value : token is JContainer ? token.ToString(Formatting.None) : token.Type == JTokenType.Null ? "" : token.Type == JTokenType.Boolean ? token.ToString().ToLowerInvariant() : token.ToString(); }
  static void Main(string[] args) {
    CultureInfo.DefaultThreadCurrentCulture = CultureInfo.InvariantCulture; System.Threading.Thread.CurrentThread.CurrentCulture = CultureInfo.InvariantCulture;
    Callbacks.PrintRows(args[0], new Dictionary<string, Func<string, Dictionary<string, string>, string>> {
      ["JToken.ToString of all"] = (raw, h) => Join(Read(raw, h), value => value.ToString()),
      ["nested compact, booleans lower"] = (raw, h) => Join(Read(raw, h), Nested),
      ["default comparer of strings"] = (raw, h) => Join(Read(raw, h, StringComparer.InvariantCulture), Nested),
      ["OrdinalIgnoreCase"] = (raw, h) => Join(Read(raw, h, StringComparer.OrdinalIgnoreCase), Nested),
      ["Dictionary<string, object>, ToString"] = (raw, h) => { var m = JsonConvert.DeserializeObject<Dictionary<string, object>>(raw); m.Remove("sign"); m["timestamp"] = h["X-Timestamp"]; m["nonce"] = h["X-Nonce"]; return string.Join("&", m.Where(p => p.Value != null).OrderBy(p => p.Key, StringComparer.Ordinal).Select(p => p.Key + "=" + p.Value)); },
      ["Dictionary<string, object>, unsorted"] = (raw, h) => { var m = JsonConvert.DeserializeObject<Dictionary<string, object>>(raw); m.Remove("sign"); m["timestamp"] = h["X-Timestamp"]; m["nonce"] = h["X-Nonce"]; return string.Join("&", m.Where(p => p.Value != null && !"".Equals(p.Value)).Select(p => p.Key + "=" + p.Value)); },
      ["DTO by reflection, camel case, decimals"] = (raw, h) => { var n = JsonConvert.DeserializeObject<Notice>(raw); var m = typeof(Notice).GetProperties().ToDictionary(p => char.ToLower(p.Name[0]) + p.Name.Substring(1), p => p.GetValue(n)); m["timestamp"] = h["X-Timestamp"]; m["nonce"] = h["X-Nonce"]; return Join(m.OrderBy(p => p.Key, StringComparer.Ordinal), value => "" + value); },
      ["DTO by reflection, decimal N2"] = (raw, h) => { var n = JsonConvert.DeserializeObject<Notice>(raw); var m = typeof(Notice).GetProperties().ToDictionary(p => char.ToLower(p.Name[0]) + p.Name.Substring(1), p => p.GetValue(n)); m["timestamp"] = h["X-Timestamp"]; m["nonce"] = h["X-Nonce"]; return Join(m.OrderBy(p => p.Key, StringComparer.Ordinal), value => value is decimal ? ((decimal)value).ToString("N2") : "" + value); },
      ["decimal 0.## of amounts"] = (raw, h) => { var m = Read(raw, h); foreach (var key in new[] { "amount", "feeAmount", "netAmount" }) if (m.ContainsKey(key)) m[key] = decimal.Parse(m[key].ToString()).ToString("0.##"); return Join(m, Nested); },
      ["Uri.EscapeDataString of values"] = (raw, h) => Join(Read(raw, h), value => Uri.EscapeDataString(Nested(value))),
      ["DateTimeOffset of completedAt"] = (raw, h) => { var m = Read(raw, h); if (m.ContainsKey("completedAt")) m["completedAt"] = DateTimeOffset.FromUnixTimeSeconds((long)(JToken)m["completedAt"]).ToString("yyyy-MM-ddTHH:mm:sszzz"); return Join(m, Nested); },
      ["header StringValues by the key's full name"] = (raw, h) => { var m = Read(raw, h); m.Remove("timestamp"); m.Remove("nonce"); m["X-Timestamp"] = h["X-Timestamp"]; m["X-Nonce"] = h["X-Nonce"]; return Join(m, Nested); },
      ["pairs in quotes: JsonConvert of every value"] = (raw, h) => Join(Read(raw, h), value => JsonConvert.SerializeObject(value)),
    });
  }
}
