// Mock platforms and test signers in C#: each with one or two mistakes.
using System; using System.Collections.Generic; using System.Globalization; using System.Linq; using System.Security.Cryptography; using System.Text; using System.Web; using Newtonsoft.Json; using Newtonsoft.Json.Linq;
public class Mocks {
  static SortedDictionary<string, JToken> M(string r, Dictionary<string, string> h, IComparer<string> by = null) { var m = new SortedDictionary<string, JToken>(by ?? StringComparer.Ordinal); foreach (var p in JsonConvert.DeserializeObject<JObject>(r, new JsonSerializerSettings { DateParseHandling = DateParseHandling.None })) m[p.Key] = p.Value; m["timestamp"] = h["X-Timestamp"]; m["nonce"] = h["X-Nonce"]; m.Remove("sign"); return m; }
  static bool IsSet(JToken v) { return v.Type != JTokenType.Null && v.ToString().Trim() != ""; }
  static string Text(JToken v) { return v.Type == JTokenType.String ? (string)v : v.ToString(Formatting.None); }
  static string Pairs(IEnumerable<KeyValuePair<string, JToken>> m, Func<JToken, string> f = null) { return string.Join("&", m.Where(e => IsSet(e.Value)).Select(e => e.Key + "=" + (f ?? Text)(e.Value))); }
  public static void Main(string[] a) {
    CultureInfo.DefaultThreadCurrentCulture = new CultureInfo("en-US"); System.Threading.Thread.CurrentThread.CurrentCulture = new CultureInfo("en-US");
    var F = new Dictionary<string, Func<string, Dictionary<string, string>, string>>();
    F["OrderBy in the culture"] = (r, h) => Pairs(M(r, h).OrderBy(e => e.Key));
    F["HttpUtility.UrlEncode of values"] = (r, h) => Pairs(M(r, h), v => HttpUtility.UrlEncode(Text(v)));
    F["SerializeObject of the sorted"] = (r, h) => JsonConvert.SerializeObject(M(r, h));
    F["ToString of every token"] = (r, h) => Pairs(M(r, h), v => v.ToString());
    F["BitConverter of SHA256"] = (r, h) => BitConverter.ToString(SHA256.Create().ComputeHash(Encoding.UTF8.GetBytes(Pairs(M(r, h))))).Replace("-", "").ToLower();
    F["BitConverter of SHA256 with dashes"] = (r, h) => BitConverter.ToString(SHA256.Create().ComputeHash(Encoding.UTF8.GetBytes(Pairs(M(r, h)))));
    F["Encoding.ASCII"] = (r, h) => Encoding.ASCII.GetString(Encoding.ASCII.GetBytes(Pairs(M(r, h))));
    F["values concatenated"] = (r, h) => string.Concat(M(r, h).Values.Where(IsSet).Select(Text));
    F["decimal amounts, object text"] = (r, h) => { var m = M(r, h); foreach (var k in new[] { "amount", "feeAmount", "netAmount" }) if (m.ContainsKey(k)) m[k] = decimal.Parse((string)m[k]) / 1.0000m; return Pairs(m, v => v is JValue ? Convert.ToString(((JValue)v).Value, CultureInfo.InvariantCulture) : v.ToString(Formatting.None)); };
    F["AppendLine of pairs"] = (r, h) => { var s = new StringBuilder(); foreach (var e in M(r, h)) if (IsSet(e.Value)) s.Append(e.Key).Append('=').Append(Text(e.Value)).Append('\n'); return s.ToString(); };
    F["reversed merge: body wins, Pascal names"] = (r, h) => Pairs(M(r, h).ToDictionary(e => char.ToUpper(e.Key[0]) + e.Key.Substring(1), e => e.Value).OrderBy(e => e.Key, StringComparer.Ordinal));
    Callbacks.PrintRows(a[0], F);
  }
}
