// More mock platforms and test signers in C#, written once what the first had shown was mended.
using System; using System.Collections.Generic; using System.Globalization; using System.Linq; using System.Net; using System.Security.Cryptography; using System.Text; using Newtonsoft.Json; using Newtonsoft.Json.Linq;
public class MocksAgain {
  static Dictionary<string, object> M(string r, Dictionary<string, string> h) { var m = JsonConvert.DeserializeObject<Dictionary<string, object>>(r, new JsonSerializerSettings { DateParseHandling = DateParseHandling.None }); m["timestamp"] = h["X-Timestamp"]; m["nonce"] = h["X-Nonce"]; m.Remove("sign"); return m; }
  static string Text(object v) { return v is string ? (string)v : JsonConvert.SerializeObject(v); }
  static IEnumerable<KeyValuePair<string, object>> Sorted(Dictionary<string, object> m) { return m.Where(e => e.Value != null && e.Value.ToString().Trim() != "").OrderBy(e => e.Key, StringComparer.Ordinal); }
  static string Pairs(Dictionary<string, object> m, Func<object, string> f = null) { return string.Join("&", Sorted(m).Select(e => e.Key + "=" + (f ?? Text)(e.Value))); }
  public static void Main(string[] a) {
    CultureInfo.DefaultThreadCurrentCulture = CultureInfo.InvariantCulture; System.Threading.Thread.CurrentThread.CurrentCulture = CultureInfo.InvariantCulture;
    var F = new Dictionary<string, Func<string, Dictionary<string, string>, string>>();
    F["interpolated, as received"] = (r, h) => string.Join("&", M(r, h).Where(e => e.Value != null && e.Value.ToString() != "").Select(e => e.Key + "=" + e.Value));
    F["WebUtility.UrlEncode"] = (r, h) => Pairs(M(r, h), v => WebUtility.UrlEncode(Text(v)));
    F["Indented JSON of the sorted"] = (r, h) => JsonConvert.SerializeObject(Sorted(M(r, h)).ToDictionary(e => e.Key, e => e.Value), Formatting.Indented);
    F["X2 of SHA256"] = (r, h) => string.Concat(SHA256.Create().ComputeHash(Encoding.UTF8.GetBytes(Pairs(M(r, h)))).Select(b => b.ToString("X2")));
    F["0.## of amounts"] = (r, h) => { var m = M(r, h); foreach (var k in new[] { "amount", "feeAmount", "netAmount" }) if (m.ContainsKey(k)) m[k] = decimal.Parse((string)m[k]).ToString("0.##"); return Pairs(m); };
    F["FromUnixTimeSeconds of completedAt"] = (r, h) => { var m = M(r, h); if (m.ContainsKey("completedAt")) m["completedAt"] = DateTimeOffset.FromUnixTimeSeconds((long)m["completedAt"]).ToString("yyyy-MM-dd HH:mm:ss"); return Pairs(m); };
    F["keys and values concatenated"] = (r, h) => string.Concat(Sorted(M(r, h)).Select(e => e.Key + Text(e.Value)));
    F["camel to Pascal keys, ToString"] = (r, h) => string.Join("&", M(r, h).Where(e => e.Value != null).Select(e => new KeyValuePair<string, object>(char.ToUpperInvariant(e.Key[0]) + e.Key.Substring(1), e.Value)).OrderBy(e => e.Key, StringComparer.Ordinal).Select(e => e.Key + "=" + e.Value));
    Callbacks.PrintRows(a[0], F);
  }
}
