using System; using System.Collections; using System.Collections.Generic; using System.Globalization; using System.IO; using System.Linq; using System.Net; using System.Reflection; using System.Security.Cryptography; using System.Text; using System.Text.RegularExpressions; using System.Web; using Newtonsoft.Json; using Newtonsoft.Json.Linq; using Newtonsoft.Json.Serialization;
class Dto { public string OrderType { get; set; } public string OrderNo { get; set; } public string MerchantOrderNo { get; set; } public string Status { get; set; } public decimal? Amount { get; set; } public decimal? FeeAmount { get; set; } public decimal? NetAmount { get; set; } public long? CompletedAt { get; set; } }
static class Own {
  static readonly string[] AM = { "amount", "feeAmount", "netAmount" };
  delegate object F(string b, string t, string n);
  static List<Tuple<string, string, F>> T = new List<Tuple<string, string, F>>();
  static void t(string name, string code, F f) { T.Add(Tuple.Create(name, code, f)); }
  static JObject Parse(string b) { return JsonConvert.DeserializeObject<JObject>(b, new JsonSerializerSettings { DateParseHandling = DateParseHandling.None, FloatParseHandling = FloatParseHandling.Decimal }); }
  static Dictionary<string, JToken> Params(string b, string ts, string n) { var d = new Dictionary<string, JToken>(); foreach (var p in Parse(b).Properties()) d[p.Name] = p.Value; d["timestamp"] = ts; d["nonce"] = n; return d; }
  static Dictionary<string, JToken> Clean(Dictionary<string, JToken> p) { return p.Where(x => x.Key != "sign" && x.Value.Type != JTokenType.Null && !(x.Value.Type == JTokenType.String && string.IsNullOrWhiteSpace((string)x.Value))).ToDictionary(x => x.Key, x => x.Value); }
  static string Num(string s) { decimal d; if (!s.Contains(".") && !s.Contains("E") && !s.Contains("e")) return s; if (decimal.TryParse(s, NumberStyles.Float, CultureInfo.InvariantCulture, out d)) return d.ToString("0.############################", CultureInfo.InvariantCulture); return s; }
  static string Txt(JToken v) { switch (v.Type) { case JTokenType.Object: case JTokenType.Array: return v.ToString(Formatting.None); case JTokenType.Boolean: return (bool)v ? "true" : "false"; case JTokenType.Float: case JTokenType.Integer: return Num(v.ToString(Formatting.None)); default: return v.ToString(); } }
  static string Join(IEnumerable<KeyValuePair<string, string>> p) { return string.Join("&", p.OrderBy(x => x.Key, StringComparer.Ordinal).Select(x => x.Key + "=" + x.Value)); }
  static string Plain(string b, string ts, string n, Func<JToken, string> f = null) { f = f ?? Txt; return Join(Clean(Params(b, ts, n)).Select(x => new KeyValuePair<string, string>(x.Key, f(x.Value)))); }
  static string Mapped(string b, string ts, string n, Func<JToken, string, string> f) { return Join(Clean(Params(b, ts, n)).Select(x => new KeyValuePair<string, string>(x.Key, f(x.Value, x.Key)))); }
  static string Amounts(string b, string ts, string n, Func<decimal, string> f) { return Mapped(b, ts, n, (v, k) => AM.Contains(k) ? f(decimal.Parse((string)v, CultureInfo.InvariantCulture)) : Txt(v)); }
  static string Done(string b, string ts, string n, Func<long, string> f) { return Mapped(b, ts, n, (v, k) => k == "completedAt" ? f((long)v) : Txt(v)); }
  static string Texts(string b, string ts, string n, Func<string, string> f) { return Mapped(b, ts, n, (v, k) => v.Type == JTokenType.String ? f((string)v) : Txt(v)); }
  static void Init() {
    t("ToString", "$\"{k}={v}\" over JToken", (b, ts, n) => Plain(b, ts, n, v => v.ToString()));
    t("Dictionary<string, object>", "DeserializeObject<Dictionary<string, object>>; $\"{k}={v}\"", (b, ts, n) => { var d = JsonConvert.DeserializeObject<SortedDictionary<string, object>>(b); var s = new SortedDictionary<string, object>(d, StringComparer.Ordinal); s["timestamp"] = ts; s["nonce"] = n; s.Remove("sign"); return string.Join("&", s.Where(x => x.Value != null && x.Value.ToString() != "").Select(x => string.Format(CultureInfo.InvariantCulture, "{0}={1}", x.Key, x.Value))); });
    t("Dictionary nulls kept", "string.Join without a filter", (b, ts, n) => { var d = JsonConvert.DeserializeObject<Dictionary<string, object>>(b); var s = new SortedDictionary<string, object>(d, StringComparer.Ordinal); s["timestamp"] = ts; s["nonce"] = n; return string.Join("&", s.Select(x => string.Format(CultureInfo.InvariantCulture, "{0}={1}", x.Key, x.Value))); });
    t("SortedDictionary culture", "SortedDictionary<string, string>()  // culture order", (b, ts, n) => { var s = new SortedDictionary<string, string>(StringComparer.InvariantCulture); foreach (var x in Clean(Params(b, ts, n))) s[x.Key] = Txt(x.Value); return string.Join("&", s.Select(x => x.Key + "=" + x.Value)); });
    t("OrderBy culture", "OrderBy(x => x.Key)", (b, ts, n) => string.Join("&", Clean(Params(b, ts, n)).OrderBy(x => x.Key, StringComparer.CurrentCulture).Select(x => x.Key + "=" + Txt(x.Value))));
    t("OrderByDescending", "OrderByDescending", (b, ts, n) => string.Join("&", Clean(Params(b, ts, n)).OrderByDescending(x => x.Key, StringComparer.Ordinal).Select(x => x.Key + "=" + Txt(x.Value))));
    t("AppendFormat", "sb.AppendFormat(\"{0}={1}&\", …) // & stays", (b, ts, n) => Plain(b, ts, n) + "&");
    t("AppendLine", "sb.AppendLine($\"{k}={v}\")", (b, ts, n) => Plain(b, ts, n).Replace("&", "\r\n") + "\r\n");
    t("Indented", "v.ToString() for objects: indented", (b, ts, n) => Plain(b, ts, n, v => v is JContainer ? v.ToString() : Txt(v)));
    t("StringEscapeHandling", "EscapeNonAscii", (b, ts, n) => Plain(b, ts, n, v => v is JContainer ? JsonConvert.SerializeObject(v, new JsonSerializerSettings { StringEscapeHandling = StringEscapeHandling.EscapeNonAscii }) : Txt(v)));
    t("EscapeHtml", "EscapeHtml", (b, ts, n) => Plain(b, ts, n, v => v is JContainer ? JsonConvert.SerializeObject(v, new JsonSerializerSettings { StringEscapeHandling = StringEscapeHandling.EscapeHtml }) : Txt(v)));
    t("DTO reflection", "typeof(Dto).GetProperties()", (b, ts, n) => { var d = JsonConvert.DeserializeObject<Dto>(b); var s = new SortedDictionary<string, string>(StringComparer.Ordinal); foreach (var p in typeof(Dto).GetProperties()) { var v = p.GetValue(d); if (v != null) s[p.Name] = Convert.ToString(v, CultureInfo.InvariantCulture); } s["Timestamp"] = ts; s["Nonce"] = n; return string.Join("&", s.Select(x => x.Key + "=" + x.Value)); });
    t("DTO camel", "DTO with camel names, decimal", (b, ts, n) => { var d = JsonConvert.DeserializeObject<Dto>(b); var s = new SortedDictionary<string, string>(StringComparer.Ordinal); foreach (var p in typeof(Dto).GetProperties()) { var v = p.GetValue(d); if (v != null) s[char.ToLower(p.Name[0]) + p.Name.Substring(1)] = Convert.ToString(v, CultureInfo.InvariantCulture); } s["timestamp"] = ts; s["nonce"] = n; return string.Join("&", s.Select(x => x.Key + "=" + x.Value)); });
    t("DTO camel nulls", "same, null as empty", (b, ts, n) => { var d = JsonConvert.DeserializeObject<Dto>(b); var s = new SortedDictionary<string, string>(StringComparer.Ordinal); foreach (var p in typeof(Dto).GetProperties()) s[char.ToLower(p.Name[0]) + p.Name.Substring(1)] = Convert.ToString(p.GetValue(d), CultureInfo.InvariantCulture); s["timestamp"] = ts; s["nonce"] = n; return string.Join("&", s.Select(x => x.Key + "=" + x.Value)); });
    t("decimal F4", "ToString(\"F4\")", (b, ts, n) => Amounts(b, ts, n, d => d.ToString("F4", CultureInfo.InvariantCulture)));
    t("decimal F0", "ToString(\"F0\")", (b, ts, n) => Amounts(b, ts, n, d => d.ToString("F0", CultureInfo.InvariantCulture)));
    t("decimal G29", "ToString(\"G29\")", (b, ts, n) => Amounts(b, ts, n, d => d.ToString("G29", CultureInfo.InvariantCulture)));
    t("decimal #,##0.00", "ToString(\"#,##0.00\")", (b, ts, n) => Amounts(b, ts, n, d => d.ToString("#,##0.00", CultureInfo.InvariantCulture)));
    t("decimal fr-FR", "decimal on a French server", (b, ts, n) => Amounts(b, ts, n, d => d.ToString("N2", new CultureInfo("fr-FR"))));
    t("decimal ru-RU plain", "decimal.ToString() on a Russian server", (b, ts, n) => Amounts(b, ts, n, d => d.ToString(new CultureInfo("ru-RU"))));
    t("double R", "double.Parse(v).ToString(\"R\")", (b, ts, n) => Amounts(b, ts, n, d => ((double)d).ToString("R", CultureInfo.InvariantCulture)));
    t("C en-IN", "ToString(\"C\", en-IN)", (b, ts, n) => Amounts(b, ts, n, d => d.ToString("C", new CultureInfo("en-US"))));
    t("(int)amount", "(int)amount", (b, ts, n) => Amounts(b, ts, n, d => ((int)d).ToString()));
    t("amount * 100", "amount * 100 // 10000.00", (b, ts, n) => Amounts(b, ts, n, d => (d * 100).ToString(CultureInfo.InvariantCulture)));
    t("amount / 100", "amount / 100", (b, ts, n) => Amounts(b, ts, n, d => (d / 100).ToString(CultureInfo.InvariantCulture)));
    t("DateTime", "new DateTime(1970,1,1).AddSeconds(v).ToString()", (b, ts, n) => Done(b, ts, n, v => new DateTime(1970, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddSeconds(v).ToString(CultureInfo.InvariantCulture)));
    t("DateTime en-US", "…ToString(en-US)", (b, ts, n) => Done(b, ts, n, v => new DateTime(1970, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddSeconds(v).ToString(new CultureInfo("en-US"))));
    t("DateTime en-GB", "…ToString(en-GB)", (b, ts, n) => Done(b, ts, n, v => new DateTime(1970, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddSeconds(v).ToString(new CultureInfo("en-GB"))));
    t("DateTime o", "ToString(\"o\")", (b, ts, n) => Done(b, ts, n, v => new DateTime(1970, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddSeconds(v).ToString("o")));
    t("DateTime s", "ToString(\"s\")", (b, ts, n) => Done(b, ts, n, v => new DateTime(1970, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddSeconds(v).ToString("s")));
    t("DateTime u", "ToString(\"u\")", (b, ts, n) => Done(b, ts, n, v => new DateTime(1970, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddSeconds(v).ToString("u")));
    t("yyyyMMddHHmmss", "ToString(\"yyyyMMddHHmmss\")", (b, ts, n) => Done(b, ts, n, v => new DateTime(1970, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddSeconds(v + 28800).ToString("yyyyMMddHHmmss")));
    t("JObject dates", "JObject.Parse: dates parsed, ToString()", (b, ts, n) => { var d = JObject.Parse(b); var s = new SortedDictionary<string, string>(StringComparer.Ordinal); foreach (var p in d.Properties()) if (p.Name != "sign" && p.Value.ToString().Trim() != "") s[p.Name] = p.Value is JContainer ? p.Value.ToString(Formatting.None) : p.Value.Type == JTokenType.Boolean ? p.Value.ToString().ToLower() : p.Value.ToString(); s["timestamp"] = ts; s["nonce"] = n; return string.Join("&", s.Select(x => x.Key + "=" + x.Value)); });
    t("Ticks", "DateTime.Ticks as timestamp", (b, ts, n) => Plain(b, new DateTime(1970, 1, 1).AddSeconds(long.Parse(ts)).Ticks.ToString(), n));
    t("EscapeDataString", "Uri.EscapeDataString(v)", (b, ts, n) => Plain(b, ts, n, v => Uri.EscapeDataString(Txt(v))));
    t("EscapeUriString", "Uri.EscapeUriString(s)", (b, ts, n) => Uri.EscapeUriString(Plain(b, ts, n)));
    t("UrlEncode whole", "HttpUtility.UrlEncode(s)", (b, ts, n) => HttpUtility.UrlEncode(Plain(b, ts, n)));
    t("WebUtility.UrlEncode", "WebUtility.UrlEncode(v)", (b, ts, n) => Plain(b, ts, n, v => WebUtility.UrlEncode(Txt(v))));
    t("UrlDecode", "HttpUtility.UrlDecode(s)", (b, ts, n) => HttpUtility.UrlDecode(Plain(b, ts, n)));
    t("HtmlAttributeEncode", "HttpUtility.HtmlAttributeEncode(v)", (b, ts, n) => Texts(b, ts, n, HttpUtility.HtmlAttributeEncode));
    t("JavaScriptStringEncode", "HttpUtility.JavaScriptStringEncode(v)", (b, ts, n) => Texts(b, ts, n, HttpUtility.JavaScriptStringEncode));
    t("SecurityElement.Escape", "SecurityElement.Escape(v)", (b, ts, n) => Texts(b, ts, n, System.Security.SecurityElement.Escape));
    t("Regex.Unescape", "Regex.Escape(v)", (b, ts, n) => Texts(b, ts, n, Regex.Escape));
    t("ParseQueryString", "HttpUtility.ParseQueryString(s).ToString()", (b, ts, n) => { var q = HttpUtility.ParseQueryString(""); foreach (var x in Clean(Params(b, ts, n)).OrderBy(x => x.Key, StringComparer.Ordinal)) q[x.Key] = Txt(x.Value); return q.ToString(); });
    t("ToUpperInvariant", "s.ToUpperInvariant()", (b, ts, n) => Plain(b, ts, n).ToUpperInvariant());
    t("ToLower keys", "k.ToLower()", (b, ts, n) => Join(Clean(Params(b, ts, n)).Select(x => new KeyValuePair<string, string>(x.Key.ToLowerInvariant(), Txt(x.Value)))));
    t("Pascal keys", "PascalCase keys", (b, ts, n) => Join(Clean(Params(b, ts, n)).Select(x => new KeyValuePair<string, string>(char.ToUpper(x.Key[0]) + x.Key.Substring(1), Txt(x.Value)))));
    t("Trim", "v.Trim()", (b, ts, n) => Texts(b, ts, n, v => v.Trim()));
    t("Encoding.Default", "Encoding.Default.GetBytes on Windows", (b, ts, n) => Encoding.GetEncoding(1252).GetBytes(Plain(b, ts, n)));
    t("gb2312", "Encoding.GetEncoding(\"gb2312\")", (b, ts, n) => Encoding.GetEncoding("gb2312").GetBytes(Plain(b, ts, n)));
    t("ASCII.GetString", "Encoding.ASCII.GetString(bytes)", (b, ts, n) => Plain(Encoding.ASCII.GetString(Encoding.UTF8.GetBytes(b)), ts, n));
    t("UTF8 preamble", "StreamWriter with BOM", (b, ts, n) => Encoding.UTF8.GetPreamble().Concat(Encoding.UTF8.GetBytes(Plain(b, ts, n))).ToArray());
    t("BitConverter", "BitConverter.ToString(SHA256)", (b, ts, n) => BitConverter.ToString(SHA256.Create().ComputeHash(Encoding.UTF8.GetBytes(Plain(b, ts, n)))));
    t("hash hex lower", "SHA256 hex lower", (b, ts, n) => BitConverter.ToString(SHA256.Create().ComputeHash(Encoding.UTF8.GetBytes(Plain(b, ts, n)))).Replace("-", "").ToLower());
    t("SerializeObject all", "JsonConvert.SerializeObject(sorted)", (b, ts, n) => { var s = new SortedDictionary<string, JToken>(Params(b, ts, n), StringComparer.Ordinal); return JsonConvert.SerializeObject(s); });
    t("SerializeObject body", "JsonConvert.SerializeObject(obj)", (b, ts, n) => JsonConvert.SerializeObject(JsonConvert.DeserializeObject(b)));
    t("SerializeObject snake", "SnakeCase contract", (b, ts, n) => Join(Clean(Params(b, ts, n)).Select(x => new KeyValuePair<string, string>(Regex.Replace(x.Key, "([a-z0-9])([A-Z])", "$1_$2").ToLower(), Txt(x.Value)))));
    t("Bool ToString", "v.ToString() for bool", (b, ts, n) => Plain(b, ts, n, v => v.Type == JTokenType.Boolean ? v.ToString() : Txt(v)));
    t("interpolated fields", "$\"amount={dto.Amount}&…\"", (b, ts, n) => { var d = JsonConvert.DeserializeObject<Dto>(b); return FormattableStringX("amount={0}&completedAt={1}&feeAmount={2}&merchantOrderNo={3}&netAmount={4}&nonce={5}&orderNo={6}&orderType={7}&status={8}&timestamp={9}", d.Amount, d.CompletedAt, d.FeeAmount, d.MerchantOrderNo, d.NetAmount, n, d.OrderNo, d.OrderType, d.Status, ts); });
    t("IEnumerable list", "string.Join(\",\", list)", (b, ts, n) => Plain(b, ts, n, v => v is JArray ? string.Join(",", v.Select(x => x is JContainer ? x.ToString(Formatting.None) : x.ToString())) : Txt(v)));
    t("StringValues", "header ToArray(): System.String[]", (b, ts, n) => Join(Clean(Params(b, ts, n)).Select(x => new KeyValuePair<string, string>(x.Key, x.Key == "nonce" || x.Key == "timestamp" ? "System.String[]" : Txt(x.Value)))));
    t("body ts nonce concat", "string.Concat(body, ts, nonce)", (b, ts, n) => string.Concat(b, ts, n));
    t("Environment.NewLine", "ts + NewLine + nonce + NewLine + body + NewLine", (b, ts, n) => ts + "\r\n" + n + "\r\n" + b + "\r\n");
  }
  static string FormattableStringX(string f, params object[] a) { return string.Format(CultureInfo.InvariantCulture, f, a); }
  static void Main(string[] a) {
    Init(); CultureInfo.DefaultThreadCurrentCulture = new CultureInfo("en-US"); System.Threading.Thread.CurrentThread.CurrentCulture = new CultureInfo("en-US");
    var o = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false));
    foreach (var c in JsonConvert.DeserializeObject<JObject>(File.ReadAllText(a[0]), new JsonSerializerSettings { DateParseHandling = DateParseHandling.None }).Properties()) {
      var h = (string)c.Value["headers"]; var ts = Regex.Match(h, @"(?im)^X-Timestamp:\s*(\S+)").Groups[1].Value; var n = Regex.Match(h, @"(?im)^X-Nonce:\s*(\S+)").Groups[1].Value;
      foreach (var x in T) try { var r = x.Item3((string)c.Value["body"], ts, n); var row = new JObject { { "language", "C#" }, { "implementation", x.Item1 }, { "code", x.Item2 }, { "callback", c.Name } }; if (r is byte[]) row["base64"] = Convert.ToBase64String((byte[])r); else row["text"] = (string)r; o.WriteLine(row.ToString(Formatting.None)); } catch (Exception e) { Console.Error.WriteLine(x.Item1 + " " + c.Name + " " + e.GetType().Name + " " + e.Message); }
    } o.Flush();
  }
}
