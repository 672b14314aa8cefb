// Functions of the next blind set whose strings were told with something untrue beside it, or not at all, until that was mended. mono taught-strings.exe callbacks.json
using System; using System.Collections.Generic; using System.Globalization; using System.IO; using System.Linq; using System.Text.RegularExpressions; using System.Web.Script.Serialization; using Newtonsoft.Json; using Newtonsoft.Json.Linq;
using Headers = System.Collections.Generic.Dictionary<string, string>;
static class TaughtStrings {
  static string Plain(JToken value) {
    if (value.Type == JTokenType.Boolean) return (bool)value ? "true" : "false";
    if (value.Type == JTokenType.Float) return ((decimal)(double)value).ToString("0.############################", CultureInfo.InvariantCulture);
    return value is JContainer ? value.ToString(Formatting.None) : Convert.ToString(((JValue)value).Value, CultureInfo.InvariantCulture);
  }
  static Dictionary<string, string> Entries(string raw, Headers headers) {
    var members = (JObject)JToken.ReadFrom(new JsonTextReader(new StringReader(raw)) { DateParseHandling = DateParseHandling.None });
    members["timestamp"] = headers["X-Timestamp"]; members["nonce"] = headers["X-Nonce"]; members.Remove("sign");
    return members.Properties().Where(member => !string.IsNullOrWhiteSpace(Plain(member.Value))).ToDictionary(member => member.Name, member => Plain(member.Value));
  }
  static string Join(Dictionary<string, string> entries) { return string.Join("&", entries.OrderBy(entry => entry.Key, StringComparer.Ordinal).Select(entry => entry.Key + "=" + entry.Value)); }
  static string OfCompletedAt(string raw, Headers headers, Func<long, string> print) {
    var entries = Entries(raw, headers);
    if (entries.ContainsKey("completedAt")) entries["completedAt"] = print(long.Parse(entries["completedAt"]));
    return Join(entries);
  }
  static string SerializeNested(string raw, Headers headers) {
    var serializer = new JavaScriptSerializer();
    var entries = Entries(raw, headers);
    foreach (var member in serializer.Deserialize<Dictionary<string, object>>(raw)) if (member.Value is System.Collections.ICollection) entries[member.Key] = serializer.Serialize(member.Value);
    return Join(entries);
  }
  static void Main(string[] args) {
    Callbacks.PrintRows(args[0], new Dictionary<string, Func<string, Headers, string>> {
      { "ToString N0", (raw, headers) => OfCompletedAt(raw, headers, time => time.ToString("N0", new CultureInfo("en-US"))) },
      { "DateTime local", (raw, headers) => OfCompletedAt(raw, headers, time => DateTimeOffset.FromUnixTimeSeconds(time).ToString("o")) },
      { "JavaScriptSerializer nested", SerializeNested },
      { "Unescape", (raw, headers) => Regex.Unescape(Join(Entries(raw, headers))) },
    });
  }
}
