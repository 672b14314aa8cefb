// Functions of the second set of “The other half of the shared vectors, guessed” whose strings showed something that was not told, or was told wrongly. mono halves.exe callbacks.json
using System; using System.Collections.Generic; using System.Globalization; using System.IO; using System.Linq; using System.Net; using System.Security;
using System.Security.Cryptography; using System.Text; using System.Web; using Newtonsoft.Json; using Newtonsoft.Json.Linq;
using Headers = System.Collections.Generic.Dictionary<string, string>;
static class Halves {
  class Dto {
    public string orderType { get; set; } public string orderNo { get; set; } public string merchantOrderNo { get; set; } public string status { get; set; }
    public decimal amount { get; set; } public decimal feeAmount { get; set; } public decimal netAmount { get; set; } public long completedAt { get; set; }
  }
  static JObject Read(string raw) { return (JObject)JToken.ReadFrom(new JsonTextReader(new StringReader(raw)) { DateParseHandling = DateParseHandling.None }); }
  static bool IsNested(JToken value) { return value is JContainer; }
  static bool IsNumber(JToken value) { return value.Type == JTokenType.Integer || value.Type == JTokenType.Float; }
  static string Plain(JToken value) {
    if (value.Type == JTokenType.Boolean) return (bool)value ? "true" : "false";
    if (value.Type == JTokenType.Float) return ((decimal)value).ToString("0.#############################", CultureInfo.InvariantCulture);
    return IsNested(value) ? value.ToString(Formatting.None) : Convert.ToString(((JValue)value).Value, CultureInfo.InvariantCulture);
  }
  static SortedDictionary<string, string> Flatten(string raw, Headers headers, Func<JToken, string> text = null) {
    var entries = new SortedDictionary<string, string>(StringComparer.Ordinal);
    foreach (var member in Read(raw).Properties()) entries[member.Name] = (text ?? Plain)(member.Value);
    entries["timestamp"] = headers["X-Timestamp"]; entries["nonce"] = headers["X-Nonce"];
    foreach (var key in entries.Keys.Where(key => key.ToLowerInvariant() == "sign" || string.IsNullOrWhiteSpace(entries[key])).ToList()) entries.Remove(key);
    return entries;
  }
  static string Join(IEnumerable<KeyValuePair<string, string>> entries) { return string.Join("&", entries.Select(entry => entry.Key + "=" + entry.Value)); }
  static string Right(string raw, Headers headers) { return Join(Flatten(raw, headers)); }
  static Func<string, Headers, string> Nested(StringEscapeHandling handling) {
    return (raw, headers) => Join(Flatten(raw, headers, value => IsNested(value) ? JsonConvert.SerializeObject(value, new JsonSerializerSettings { StringEscapeHandling = handling }) : Plain(value)));
  }
  static Func<string, Headers, string> Values(Func<string, string> change) { return (raw, headers) => Join(Flatten(raw, headers).Select(entry => new KeyValuePair<string, string>(entry.Key, change(entry.Value)))); }
  // Bytes as text, where all are ASCII; what throws has no row.
  static Func<string, Headers, string> Encoded(Encoding encoding) { return (raw, headers) => Encoding.GetEncoding("us-ascii", new EncoderExceptionFallback(), new DecoderExceptionFallback()).GetString(encoding.GetBytes(Right(raw, headers))); }
  static void Main(string[] args) {
    Callbacks.PrintRows(args[0], new Dictionary<string, Func<string, Headers, string>> {
      { "EscapeHtml nested", Nested(StringEscapeHandling.EscapeHtml) },
      { "EscapeNonAscii nested", Nested(StringEscapeHandling.EscapeNonAscii) },
      { "WebUtility.UrlEncode whole", (raw, headers) => WebUtility.UrlEncode(Right(raw, headers)) },
      { "UTF7", Encoded(Encoding.UTF7) },
      { "UTF32", Encoded(Encoding.UTF32) },
      { "MD5 BitConverter", (raw, headers) => BitConverter.ToString(MD5.Create().ComputeHash(Encoding.UTF8.GetBytes(Right(raw, headers)))) },
      { "SecurityElement.Escape", Values(SecurityElement.Escape) },
      { "JavaScriptStringEncode", Values(HttpUtility.JavaScriptStringEncode) },
      { "stream ASCII read", (raw, headers) => Right(Encoding.ASCII.GetString(Encoding.UTF8.GetBytes(raw)), headers) },
      { "double values", (raw, headers) => Join(Flatten(raw, headers, value => IsNumber(value) ? double.Parse(Plain(value), CultureInfo.InvariantCulture).ToString(CultureInfo.InvariantCulture) : Plain(value))) },
      { "Timestamp, Nonce capital", (raw, headers) => {
        var entries = Flatten(raw, headers);
        entries.Remove("timestamp"); entries.Remove("nonce");
        entries["Timestamp"] = headers["X-Timestamp"]; entries["Nonce"] = headers["X-Nonce"];
        return Join(entries);
      } },
      { "DTO decimal", (raw, headers) => {
        var dto = JsonConvert.DeserializeObject<Dto>(raw);
        var entries = typeof(Dto).GetProperties().ToDictionary(field => field.Name, field => Convert.ToString(field.GetValue(dto, null), CultureInfo.InvariantCulture));
        entries["timestamp"] = headers["X-Timestamp"]; entries["nonce"] = headers["X-Nonce"];
        return Join(entries.OrderBy(entry => entry.Key, StringComparer.Ordinal));
      } },
    });
  }
}
