// A function of the blind set of November 29th: Json.NET makes dates of texts, which ToString() prints by the culture. mcs -r:Newtonsoft.Json.dll Judged.cs Callbacks.cs; mono Judged.exe ../callbacks.json
using System; using System.Collections.Generic; using System.Globalization; using System.Linq; using System.Threading; using Newtonsoft.Json.Linq;
static class Judged {
  static string Join(string raw, Dictionary<string, string> headers, string culture) {
    Thread.CurrentThread.CurrentCulture = new CultureInfo(culture);
    var members = new SortedDictionary<string, string>(StringComparer.Ordinal);
    foreach (var member in JObject.Parse(raw)) members[member.Key] = member.Value.ToString();
    members["timestamp"] = headers["X-Timestamp"];
    members["nonce"] = headers["X-Nonce"];
    return string.Join("&", members.Where(one => one.Value.Trim() != "").Select(one => one.Key + "=" + one.Value));
  }

  static void Main(string[] arguments) {
    var functions = new Dictionary<string, Func<string, Dictionary<string, string>, string>>();
    foreach (var culture in new[] { "", "en-US", "zh-CN", "de-DE", "en-GB", "en-IN" })
      functions["JObject ToString, culture " + culture] = (raw, headers) => Join(raw, headers, culture);
    Callbacks.PrintRows(arguments[0], functions);
  }
}
