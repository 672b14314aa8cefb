using System;
using System.Collections.Generic;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;

/// <summary>What is yours.</summary>
public interface IReceiver
{
    string MerchantNo { get; }

    /// <summary>[key] The platform's public key, the whole PEM with BEGIN and END; fetch it again after a rotation.</summary>
    string PlatformPublicKey { get; }

    /// <summary>requestExpireSeconds of your settings; 300 unless you have changed it.</summary>
    long ToleranceSeconds { get; }

    bool IsKnownNonce(string nonce);

    /// <summary>Keep it for at least 10 minutes, and as long as the tolerance if that is longer.</summary>
    void RememberNonce(string nonce);

    /// <summary>
    /// Finds your order by merchantOrderNo. True at once where it is completed already. Else compares amount, orderType
    /// and currency with it, completes it in one transaction, and is true only if all of that succeeded.
    /// </summary>
    bool CompleteOrder(IReadOnlyDictionary<string, string> fields);
}

/// <summary>
/// Verifies an order completion callback and says what to answer. C# 7, .NET Framework 4.7, .NET 5 or later; no packages.
///
/// Give it the body's bytes before any framework parses them: await Request.Body.CopyToAsync(memoryStream).
/// What stands in [brackets] names a rule.
/// </summary>
public static class CallbackVerifier
{
    /// <summary>Log why a callback was refused; alert somebody where the merchant number is another's.</summary>
    public static (int Status, string Body) AnswerCallback(
        IReceiver receiver, IEnumerable<KeyValuePair<string, string>> headers, byte[] body, long nowSeconds)
    {
        // [headers] Names in any case; white space around a value is no part of it.
        var named = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        foreach (var one in headers) named[one.Key] = one.Value.Trim(' ', '\t');
        Func<string, string> header = name => named.TryGetValue(name, out var value) ? value : "";
        string timestamp = header("X-Timestamp"), nonce = header("X-Nonce");
        Dictionary<string, string> fields;
        try
        {
            fields = ReadFields(body);
        }
        catch (ArgumentException)
        {
            return (400, "body: not a JSON object in UTF-8");
        }
        // [checks] Merchant number, age, nonce, signature, and only then the order.
        if (header("X-Merchant-No") != receiver.MerchantNo) return (400, "X-Merchant-No: not ours");
        var isTime = Regex.IsMatch(timestamp, @"^[0-9]{1,12}\z");
        if (!isTime || Math.Abs(nowSeconds - long.Parse(timestamp)) > receiver.ToleranceSeconds)
        {
            return (400, "X-Timestamp: too old or ahead");
        }
        if (nonce == "" || receiver.IsKnownNonce(nonce)) return (400, "X-Nonce: missing or seen before");
        var text = BuildStringToSign(fields, timestamp, nonce);
        if (!VerifySignature(text, header("X-Sign"), receiver.PlatformPublicKey)) return (401, "X-Sign: does not verify");
        if (!receiver.CompleteOrder(fields)) return (500, "order: not processed");
        receiver.RememberNonce(nonce);
        // [answer] Exactly these two letters, as text/plain; anything else and the platform sends it again.
        return (200, "OK");
    }

    public static bool VerifySignature(string text, string sign, string platformPublicKey)
    {
        // [signature] RSA2: SHA-256, PKCS#1 v1.5, standard Base64 (the decoder would skip white space inside).
        if (sign.Length % 4 != 0 || !Regex.IsMatch(sign, @"^[A-Za-z0-9+/]+={0,2}\z")) return false;
        // [bytes] The signature is over the string's UTF-8 bytes.
        var signed = Encoding.UTF8.GetBytes(text);
        using (var key = ReadPublicKey(platformPublicKey))
        {
            return key.VerifyData(signed, Convert.FromBase64String(sign), HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1);
        }
    }

    private static RSA ReadPublicKey(string pem)
    {
        var key = RSA.Create();
#if NET5_0_OR_GREATER
        key.ImportFromPem(pem);
#else
        // .NET Framework reads no PEM: a sequence of the algorithm and a bit string, in it a sequence of the two numbers.
        var der = Convert.FromBase64String(Regex.Replace(pem, @"-----[^-]+-----|\s", ""));
        var at = 0;
        Func<int> open = () => // skips tag and length, and gives the length
        {
            at += 2;
            var more = der[at - 1] - 0x80;
            if (more < 0) return der[at - 1];
            at += more;
            return der.Skip(at - more).Take(more).Aggregate(0, (sum, one) => sum << 8 | one);
        };
        Func<byte[]> readNumber = () =>
        {
            var length = open();
            at += length;
            return der.Skip(at - length).Take(length).SkipWhile(one => one == 0).ToArray();
        };
        open();
        var algorithm = open(); // rsaEncryption
        at += algorithm;
        open();
        at++; // no unused bits
        open();
        key.ImportParameters(new RSAParameters { Modulus = readNumber(), Exponent = readNumber() });
#endif
        return key;
    }

    public static string BuildStringToSign(
        IReadOnlyDictionary<string, string> fields, string timestamp, string nonce)
    {
        // [order] By UTF-16 code unit (upper case first), never by the culture, which is the default.
        var entries = new SortedDictionary<string, string>(StringComparer.Ordinal);
        foreach (var field in fields) entries[field.Key] = field.Value;
        // [entries] The headers' values replace members of the body with these names.
        entries["timestamp"] = timestamp;
        entries["nonce"] = nonce;
        // [dropped] The key sign in any case, and values that are blank; not 0 or false, {} or [].
        var kept = entries.Where(entry => !Regex.IsMatch(entry.Key, @"^[sS][iI][gG][nN]\z") && !IsBlank(entry.Value));
        // [joining] Nothing is URL-encoded, nothing follows the last pair.
        return string.Join("&", kept.Select(entry => entry.Key + "=" + entry.Value));
    }

    /// <summary>IsNullOrWhiteSpace has another idea of it.</summary>
    private static bool IsBlank(string value) =>
        value.Trim("\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff".ToCharArray()) == "";

    /// <summary>The body's top-level members as text, without those that are null. ArgumentException where it is no JSON object.</summary>
    public static Dictionary<string, string> ReadFields(byte[] body)
    {
        // [body] The bytes as received; a byte order mark in front is skipped, what is not UTF-8 is refused.
        var text = new UTF8Encoding(false, true).GetString(body);
        var fields = new Dictionary<string, string>();
        foreach (var member in new JsonReader(text.StartsWith("\ufeff", StringComparison.Ordinal) ? text.Substring(1) : text).Read())
        {
            // [values] Strings as they are, null left out; true, false, numbers and nested JSON as JSON text.
            if (member.Value != "null") fields[JsonReader.Unquote(member.Key)] = JsonReader.Unquote(member.Value);
        }
        return fields;
    }
}

/// <summary>
/// Reads the tokens and keeps each value as compact JSON: a decimal has 28 digits and a double 16. System.Text.Json can
/// do the same with JsonElement.GetRawText() and EnumerateObject().
/// </summary>
internal sealed class JsonReader
{
    private static readonly Regex Token = new Regex(
        @"\G[ \t\n\r]*([{}\[\]:,]|true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?"
        + @"|""[^""\\\x00-\x1f]*(?:\\(?:[""\\/bfnrt]|u[0-9a-fA-F]{4})[^""\\\x00-\x1f]*)*""|\z)");

    private readonly string text;
    private int at;

    public JsonReader(string text) => this.text = text;

    public List<KeyValuePair<string, string>> Read()
    {
        Check(Next() == "{");
        var members = ReadMembers(1);
        Check(Next() == "");
        return members;
    }

    private void Check(bool isRight)
    {
        if (!isRight) throw new ArgumentException("not JSON at character " + at);
    }

    private string Next()
    {
        var token = Token.Match(text, at);
        Check(token.Success);
        at += token.Length;
        return token.Groups[1].Value;
    }

    private List<KeyValuePair<string, string>> ReadMembers(int depth)
    {
        // [duplicates] The last of equal keys wins, in the place of the first; a Dictionary promises no order.
        var members = new List<KeyValuePair<string, string>>();
        var places = new Dictionary<string, int>();
        for (var key = Next(); key != "}" || members.Count > 0; key = Next())
        {
            Check(key.StartsWith("\"", StringComparison.Ordinal) && Next() == ":");
            var name = Shorten(key);
            var member = new KeyValuePair<string, string>(name, ReadValue(Next(), depth));
            if (places.TryGetValue(name, out var place)) members[place] = member;
            else
            {
                places[name] = members.Count;
                members.Add(member);
            }
            if (IsLast("}")) break;
        }
        return members;
    }

    private string ReadValue(string token, int depth)
    {
        Check(depth <= 500 && token != "" && !"}]:,".Contains(token));
        // [nested] Compact JSON: members in the order received, no white space.
        if (token == "{")
        {
            return "{" + string.Join(",", ReadMembers(depth + 1).Select(member => member.Key + ":" + member.Value)) + "}";
        }
        if (token == "[")
        {
            var items = new List<string>();
            for (var item = Next(); item != "]" || items.Count > 0; item = Next())
            {
                items.Add(ReadValue(item, depth + 1));
                if (IsLast("]")) break;
            }
            return "[" + string.Join(",", items) + "]";
        }
        if (token[0] == '"') return Shorten(token);
        return char.IsLetter(token[0]) ? token : ToPlainDecimal(token);
    }

    private bool IsLast(string close)
    {
        var token = Next();
        Check(token == "," || token == close);
        return token == close;
    }

    /// <summary>[escapes] Only what JSON has to escape, in its shortest form: no slash, é or &lt; is escaped.</summary>
    private static string Shorten(string json) =>
        Regex.Replace(json, @"\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\u....|\\.", match =>
        {
            if (match.Value[1] != 'u') return match.Value == @"\/" ? "/" : match.Value;
            var unit = (char)Convert.ToInt32(match.Value.Substring(2, 4), 16);
            if (match.Length == 12) return unit.ToString() + (char)Convert.ToInt32(match.Value.Substring(8), 16);
            var known = "\"\\\b\f\n\r\t".IndexOf(unit);
            if (known >= 0) return @"\" + @"""\bfnrt"[known];
            return unit < ' ' || char.IsSurrogate(unit) ? match.Value.ToLowerInvariant() : unit.ToString();
        });

    /// <summary>A string's value; any other JSON text as it is.</summary>
    public static string Unquote(string json)
    {
        if (json[0] != '"') return json;
        return Regex.Replace(json.Substring(1, json.Length - 2), @"\\(u....|.)", match =>
        {
            var escape = match.Groups[1].Value;
            if (escape.Length == 1) return "\"\\\b\f\n\r\t"[@"""\bfnrt".IndexOf(escape[0])].ToString();
            var unit = (char)Convert.ToInt32(escape.Substring(1), 16);
            // Half a surrogate pair, which UTF-8 cannot carry.
            return (char.IsSurrogate(unit) ? '\ufffd' : unit).ToString();
        });
    }

    /// <summary>[numbers] The exact value, never through a double: 1.50 → 1.5, 1e3 → 1000, 1.0 → 1, -0 → 0.</summary>
    private static string ToPlainDecimal(string source)
    {
        var parts = Regex.Match(source, @"^(-?)(\d+)(?:\.(\d+))?(?:[eE](.+))?$").Groups;
        string minus = parts[1].Value, fraction = parts[3].Value;
        var written = (parts[2].Value + fraction).TrimStart('0');
        var digits = written.TrimEnd('0');
        if (digits == "") return "0";
        long exponent = 0;
        var isKnown = !parts[4].Success || long.TryParse(parts[4].Value.Replace("+", ""), out exponent);
        // Where the point stands among the digits.
        var point = written.Length - fraction.Length + Math.Max(-2000, Math.Min(exponent, int.MaxValue));
        if (!isKnown || Math.Max(point, Math.Max(digits.Length, digits.Length - point + 1)) > 1000)
        {
            throw new ArgumentException("a number of more than 1,000 digits");
        }
        if (point <= 0) return minus + "0." + new string('0', (int)-point) + digits;
        digits = digits.PadRight((int)point, '0');
        return minus + digits.Insert((int)point, ".").TrimEnd('.');
    }
}
