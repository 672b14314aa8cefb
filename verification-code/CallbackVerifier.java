import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Verifies an order completion callback and says what to answer. Java 17 or later, no dependencies.
 *
 * <p>Give it the body's bytes before any framework parses them: {@code @RequestBody byte[] body} in Spring,
 * {@code request.getInputStream().readAllBytes()} in a servlet. What stands in [brackets] names a rule.
 */
public final class CallbackVerifier {
    /** What is yours. */
    public interface Receiver {
        String merchantNo();

        /** [key] The platform's public key, the whole PEM with BEGIN and END; fetch it again after a rotation. */
        String platformPublicKey();

        /** requestExpireSeconds of your settings. */
        default long toleranceSeconds() {
            return 300;
        }

        boolean isKnownNonce(String nonce);

        /** Keep it for at least 10 minutes, and as long as the tolerance if that is longer. */
        void rememberNonce(String nonce);

        /**
         * Finds your order by merchantOrderNo. True at once where it is completed already. Else compares amount,
         * orderType and currency with it, completes it in one transaction, and is true only if all of that succeeded.
         */
        boolean completeOrder(Map<String, String> fields);
    }

    /** Log why a callback was refused; alert somebody where the merchant number is another's. */
    public record Answer(int status, String body) {}

    private CallbackVerifier() {}

    public static Answer answerCallback(Receiver receiver, Map<String, String> headers, byte[] body, long nowSeconds) {
        // [headers] Names in any case; white space around a value is no part of it.
        Map<String, String> named = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        headers.forEach((name, value) -> named.put(name, value.replaceAll("^[ \t]+|[ \t]+$", "")));
        String timestamp = named.getOrDefault("X-Timestamp", "");
        String nonce = named.getOrDefault("X-Nonce", "");
        Map<String, String> fields;
        try {
            fields = readFields(body);
        } catch (IllegalArgumentException malformed) {
            return new Answer(400, "body: not a JSON object in UTF-8");
        }
        // [checks] Merchant number, age, nonce, signature, and only then the order.
        if (!receiver.merchantNo().equals(named.get("X-Merchant-No"))) {
            return new Answer(400, "X-Merchant-No: not ours");
        }
        if (!timestamp.matches("[0-9]{1,12}")
                || Math.abs(nowSeconds - Long.parseLong(timestamp)) > receiver.toleranceSeconds()) {
            return new Answer(400, "X-Timestamp: too old or ahead");
        }
        if (nonce.isEmpty() || receiver.isKnownNonce(nonce)) {
            return new Answer(400, "X-Nonce: missing or seen before");
        }
        String text = buildStringToSign(fields, timestamp, nonce);
        if (!verifySignature(text, named.getOrDefault("X-Sign", ""), receiver.platformPublicKey())) {
            return new Answer(401, "X-Sign: does not verify");
        }
        if (!receiver.completeOrder(fields)) return new Answer(500, "order: not processed");
        receiver.rememberNonce(nonce);
        // [answer] Exactly these two letters, as text/plain; anything else and the platform sends it again.
        return new Answer(200, "OK");
    }

    public static boolean verifySignature(String text, String sign, String platformPublicKey) {
        try {
            String der = platformPublicKey.replaceAll("-----[^-]+-----|\\s", "");
            PublicKey key = KeyFactory.getInstance("RSA")
                    .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(der)));
            // [signature] RSA2: SHA-256, PKCS#1 v1.5, standard Base64 (the decoder would do without its padding).
            Signature verifier = Signature.getInstance("SHA256withRSA");
            verifier.initVerify(key);
            // [bytes] The signature is over the string's UTF-8 bytes.
            verifier.update(text.getBytes(StandardCharsets.UTF_8));
            return sign.length() % 4 == 0 && verifier.verify(Base64.getDecoder().decode(sign));
        } catch (GeneralSecurityException | IllegalArgumentException notVerified) {
            return false;
        }
    }

    public static String buildStringToSign(Map<String, String> fields, String timestamp, String nonce) {
        // [order] By UTF-16 code unit (upper case first, no locale), which is how a TreeMap sorts.
        Map<String, String> entries = new TreeMap<>(fields);
        // [entries] The headers' values replace members of the body with these names.
        entries.put("timestamp", timestamp);
        entries.put("nonce", nonce);
        return entries.entrySet().stream()
                // [dropped] The key sign in any case, and values that are blank; not 0 or false, {} or [].
                .filter(entry -> !entry.getKey().matches("(?i)sign") && !isBlank(entry.getValue()))
                // [joining] Nothing is URL-encoded, nothing follows the last pair.
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining("&"))
                // Half a surrogate pair, which UTF-8 cannot carry and getBytes would turn into '?'.
                .replaceAll("\\p{Cs}", "\ufffd");
    }

    /** String.isBlank() leaves U+00A0 and others out. */
    private static boolean isBlank(String value) {
        return value.matches("[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*");
    }

    /** The body's top-level members as text, without those that are null; IllegalArgumentException where it is no JSON object. */
    public static Map<String, String> readFields(byte[] body) {
        String text;
        try {
            // [body] The bytes as received; a byte order mark in front is skipped, what is not UTF-8 is refused.
            text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString().replaceFirst("^\ufeff", "");
        } catch (CharacterCodingException malformed) {
            throw new IllegalArgumentException(malformed);
        }
        Map<String, String> fields = new LinkedHashMap<>();
        new JsonReader(text).read().forEach((key, value) -> {
            // [values] Strings as they are, null left out; true, false, numbers and nested JSON as JSON text.
            if (value instanceof String string) fields.put(key, string);
            else if (value != null) fields.put(key, toJson(value));
        });
        return fields;
    }

    private static String toJson(Object value) {
        // [nested] Compact JSON: members in the order received, no white space.
        if (value instanceof Map<?, ?> members) {
            return members.entrySet().stream()
                    .map(member -> toJson(member.getKey()) + ":" + toJson(member.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
        }
        if (value instanceof List<?> items) {
            return items.stream().map(CallbackVerifier::toJson).collect(Collectors.joining(",", "[", "]"));
        }
        if (value instanceof BigDecimal number) return toPlainDecimal(number);
        return value instanceof String string ? quote(string) : String.valueOf(value);
    }

    private static String quote(String string) {
        // [escapes] Only what JSON has to escape, in its shortest form: no slash, é or < is escaped.
        StringBuilder quoted = new StringBuilder("\"");
        string.codePoints().forEach(sign -> {
            int known = "\"\\\b\f\n\r\t".indexOf(sign);
            if (known >= 0) quoted.append('\\').append("\"\\bfnrt".charAt(known));
            else if (sign < 0x20 || (sign >= 0xd800 && sign <= 0xdfff)) quoted.append(String.format("\\u%04x", sign));
            else quoted.appendCodePoint(sign);
        });
        return quoted.append('"').toString();
    }

    /** [numbers] The exact value, never through a double: 1.50 → 1.5, 1e3 → 1000, 1.0 → 1, -0 → 0. */
    private static String toPlainDecimal(BigDecimal number) {
        if (number.signum() == 0) return "0";
        BigDecimal shortest = number.stripTrailingZeros();
        long scale = shortest.scale();
        // Known before it is written out: 1e999999999 would take a gigabyte.
        if (Math.max(shortest.precision(), Math.max(shortest.precision() - scale, scale + 1)) > 1000) {
            throw new IllegalArgumentException("a number of more than 1,000 digits");
        }
        return shortest.toPlainString();
    }

    /** What a JSON library gives too if it keeps numbers as BigDecimal (Jackson: USE_BIG_DECIMAL_FOR_FLOATS). */
    private static final class JsonReader {
        private static final Pattern TOKEN = Pattern.compile("[ \\t\\n\\r]*([{}\\[\\]:,]|true|false|null"
                + "|-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?"
                + "|\"[^\"\\\\\\x00-\\x1f]*+(?:\\\\(?:[\"\\\\/bfnrt]|u[0-9a-fA-F]{4})[^\"\\\\\\x00-\\x1f]*+)*+\"|\\z)");
        private static final Pattern ESCAPE = Pattern.compile("\\\\(u[0-9a-fA-F]{4}|.)");

        private final Matcher token;
        private int at = 0;

        JsonReader(String text) {
            token = TOKEN.matcher(text);
        }

        Map<String, Object> read() {
            if (!next().equals("{")) throw malformed();
            Map<String, Object> members = readMembers(1);
            if (!next().isEmpty()) throw malformed();
            return members;
        }

        private String next() {
            if (!token.region(at, token.regionEnd()).lookingAt()) throw malformed();
            at = token.end();
            return token.group(1);
        }

        private Map<String, Object> readMembers(int depth) {
            // [duplicates] The map keeps the order received; the last of equal keys wins, in the place of the first.
            Map<String, Object> members = new LinkedHashMap<>();
            for (String key = next(); !key.equals("}") || !members.isEmpty(); key = next()) {
                if (!key.startsWith("\"") || !next().equals(":")) throw malformed();
                members.put(unquote(key), readValue(next(), depth));
                if (isLast("}")) break;
            }
            return members;
        }

        private List<Object> readItems(int depth) {
            List<Object> items = new ArrayList<>();
            for (String item = next(); !item.equals("]") || !items.isEmpty(); item = next()) {
                items.add(readValue(item, depth));
                if (isLast("]")) break;
            }
            return items;
        }

        private Object readValue(String value, int depth) {
            if (depth > 500 || value.isEmpty()) throw malformed();
            switch (value.charAt(0)) {
                case '{': return readMembers(depth + 1);
                case '[': return readItems(depth + 1);
                case '"': return unquote(value);
                case 't', 'f': return value.equals("true");
                case 'n': return null;
                case '}', ']', ':', ',': throw malformed();
                default:
                    if (value.length() > 10_000) throw malformed();
                    return new BigDecimal(value);
            }
        }

        private boolean isLast(String close) {
            String sign = next();
            if (!sign.equals(",") && !sign.equals(close)) throw malformed();
            return sign.equals(close);
        }

        private static String unquote(String quoted) {
            return ESCAPE.matcher(quoted.substring(1, quoted.length() - 1)).replaceAll(match -> {
                String escape = match.group(1);
                char sign = escape.length() > 1
                        ? (char) Integer.parseInt(escape.substring(1), 16)
                        : "\"\\/\b\f\n\r\t".charAt("\"\\/bfnrt".indexOf(escape));
                return Matcher.quoteReplacement(String.valueOf(sign));
            });
        }

        private IllegalArgumentException malformed() {
            return new IllegalArgumentException("not JSON at character " + at);
        }
    }
}
