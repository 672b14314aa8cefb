// Functions whose strings showed something that was not told; of the last of the sets that the README counts.
using System; using System.Collections.Generic; using System.Linq; using System.Web; using Newtonsoft.Json.Linq;
static class Neighbours {
  static SortedDictionary<string, string> Flatten(string raw, Dictionary<string, string> headers) {
    var entries = new SortedDictionary<string, string>(StringComparer.Ordinal);
    foreach (var member in JObject.Parse(raw).Properties())
      if (member.Value.Type == JTokenType.String || member.Value.Type == JTokenType.Integer) entries[member.Name] = (string)member.Value;
    entries["timestamp"] = headers["X-Timestamp"]; entries["nonce"] = headers["X-Nonce"];
    return entries;
  }
  static string Join(IDictionary<string, string> entries) { return string.Join("&", entries.Where(one => one.Key != "sign" && one.Value.Trim() != "").Select(one => one.Key + "=" + one.Value)); }
  static void Main(string[] args) {
    Callbacks.PrintRows(args[0], new Dictionary<string, Func<string, Dictionary<string, string>, string>> {
      { "HttpUtility.UrlEncode of all", (raw, headers) => HttpUtility.UrlEncode(Join(Flatten(raw, headers))) },
      { "completedAt in ticks", (raw, headers) => {
        var entries = Flatten(raw, headers);
        if (entries.ContainsKey("completedAt")) entries["completedAt"] = new DateTime(1970, 1, 1).AddSeconds(long.Parse(entries["completedAt"])).Ticks.ToString();
        return Join(entries);
      } },
    });
  }
}
