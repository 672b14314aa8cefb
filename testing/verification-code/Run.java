import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public final class Run {
    private record Case(String merchantNo, String platformPublicKey, Set<String> nonces)
            implements CallbackVerifier.Receiver {
        public boolean isKnownNonce(String nonce) {
            return nonces.contains(nonce);
        }

        public void rememberNonce(String nonce) {
            nonces.add(nonce);
        }

        public boolean completeOrder(Map<String, String> fields) {
            return !"unknown".equals(fields.get("merchantOrderNo"));
        }
    }

    private static byte[] decode(String base64) {
        return Base64.getDecoder().decode(base64);
    }

    public static void main(String[] args) throws Exception {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        Set<String> nonces = new HashSet<>();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] parts = line.split("\t", -1);
            String key = new String(decode(parts[0]), StandardCharsets.UTF_8);
            byte[] body = decode(parts[2]);
            Map<String, String> headers = new LinkedHashMap<>();
            for (String header : new String(decode(parts[1]), StandardCharsets.UTF_8).split("\n")) {
                String[] pair = header.split(":", 2);
                headers.put(pair[0], pair[1]);
            }
            Map<String, String> named = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
            headers.forEach((name, value) -> named.put(name, value.strip()));
            String text = "-";
            boolean isValid = false;
            try {
                String signed = CallbackVerifier.buildStringToSign(
                        CallbackVerifier.readFields(body),
                        named.getOrDefault("X-Timestamp", ""),
                        named.getOrDefault("X-Nonce", ""));
                text = Base64.getEncoder().encodeToString(signed.getBytes(StandardCharsets.UTF_8));
                isValid = CallbackVerifier.verifySignature(signed, named.getOrDefault("X-Sign", ""), key);
            } catch (IllegalArgumentException refused) {
                // It is said by the text.
            }
            CallbackVerifier.Answer answer = CallbackVerifier.answerCallback(
                    new Case(parts[3], key, nonces), headers, body, Long.parseLong(parts[4]));
            out.println(text + "\t" + (isValid ? "valid" : "invalid") + "\t" + answer.status() + "\t" + answer.body());
        }
        out.flush();
    }
}
