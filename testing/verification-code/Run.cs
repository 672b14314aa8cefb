using System;
using System.Collections.Generic;
using System.IO;
using System.Text;

internal sealed class Case : IReceiver
{
    private readonly HashSet<string> nonces;

    public Case(string merchantNo, string platformPublicKey, HashSet<string> nonces)
    {
        MerchantNo = merchantNo;
        PlatformPublicKey = platformPublicKey;
        this.nonces = nonces;
    }

    public string MerchantNo { get; }

    public string PlatformPublicKey { get; }

    public long ToleranceSeconds => 300;

    public bool IsKnownNonce(string nonce) => nonces.Contains(nonce);

    public void RememberNonce(string nonce) => nonces.Add(nonce);

    public bool CompleteOrder(IReadOnlyDictionary<string, string> fields) =>
        !(fields.TryGetValue("merchantOrderNo", out var number) && number == "unknown");
}

internal static class Run
{
    private static void Main()
    {
        var nonces = new HashSet<string>();
        var lines = new StreamReader(Console.OpenStandardInput(), Encoding.ASCII);
        for (var line = lines.ReadLine(); line != null; line = lines.ReadLine())
        {
            var parts = line.Split('\t');
            var key = Encoding.UTF8.GetString(Convert.FromBase64String(parts[0]));
            var body = Convert.FromBase64String(parts[2]);
            var headers = new Dictionary<string, string>();
            foreach (var header in Encoding.UTF8.GetString(Convert.FromBase64String(parts[1])).Split('\n'))
            {
                var pair = header.Split(new[] { ':' }, 2);
                headers[pair[0]] = pair[1];
            }
            var named = new Dictionary<string, string>(headers, StringComparer.OrdinalIgnoreCase);
            Func<string, string> get = name => named.TryGetValue(name, out var value) ? value.Trim() : "";
            string text = "-", verdict = "invalid";
            try
            {
                var fields = CallbackVerifier.ReadFields(body);
                var signed = CallbackVerifier.BuildStringToSign(fields, get("X-Timestamp"), get("X-Nonce"));
                text = Convert.ToBase64String(Encoding.UTF8.GetBytes(signed));
                if (CallbackVerifier.VerifySignature(signed, get("X-Sign"), key)) verdict = "valid";
            }
            catch (ArgumentException)
            {
                // It is said by the text.
            }
            var answer = CallbackVerifier.AnswerCallback(
                new Case(parts[3], key, nonces), headers, body, long.Parse(parts[4]));
            Console.Write(text + "\t" + verdict + "\t" + answer.Status + "\t" + answer.Body + "\n");
        }
    }
}
