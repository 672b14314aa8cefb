import java.math.BigDecimal
import java.nio.ByteBuffer
import java.nio.charset.CharacterCodingException
import java.security.GeneralSecurityException
import java.security.KeyFactory
import java.security.Signature
import java.security.spec.X509EncodedKeySpec
import java.util.Base64
import java.util.TreeMap

/**
 * Verifies an order completion callback and says what to answer. Kotlin on the JVM, Java 8 or later, no dependencies.
 *
 * Give it the body's bytes before any framework parses them: call.receive<ByteArray>() in Ktor,
 * @RequestBody body: ByteArray in Spring. What stands in [brackets] names a rule.
 */
class CallbackVerifier(private val receiver: Receiver) {
    /** What is yours. */
    interface Receiver {
        val merchantNo: String

        /** [key] The platform's public key, the whole PEM with BEGIN and END; fetch it again after a rotation. */
        val platformPublicKey: String

        /** requestExpireSeconds of your settings; 300 unless you have changed it. */
        val toleranceSeconds: Long

        fun isKnownNonce(nonce: String): Boolean

        /** Keep it for at least 10 minutes, and as long as the tolerance if that is longer. */
        fun rememberNonce(nonce: String)

        /**
         * Finds your order by merchantOrderNo. True at once where it is completed already. Else compares amount,
         * orderType and currency with it, completes it in one transaction, and is true only if all of that succeeded.
         */
        fun completeOrder(fields: Map<String, String>): Boolean
    }

    /** Log why a callback was refused; alert somebody where the merchant number is another's. */
    data class Answer(val status: Int, val body: String)

    fun answerCallback(headers: Map<String, String>, body: ByteArray, nowSeconds: Long): Answer {
        // [headers] Names in any case; white space around a value is no part of it.
        val named = TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER)
        headers.forEach { (name, value) -> named[name] = value.trim(' ', '\t') }
        val timestamp = named["X-Timestamp"].orEmpty()
        val nonce = named["X-Nonce"].orEmpty()
        val fields = try {
            readFields(body)
        } catch (malformed: IllegalArgumentException) {
            return Answer(400, "body: not a JSON object in UTF-8")
        }
        // [checks] Merchant number, age, nonce, signature, and only then the order.
        if (named["X-Merchant-No"] != receiver.merchantNo) return Answer(400, "X-Merchant-No: not ours")
        val isTime = timestamp.matches(Regex("[0-9]{1,12}"))
        if (!isTime || Math.abs(nowSeconds - timestamp.toLong()) > receiver.toleranceSeconds) {
            return Answer(400, "X-Timestamp: too old or ahead")
        }
        if (nonce.isEmpty() || receiver.isKnownNonce(nonce)) return Answer(400, "X-Nonce: missing or seen before")
        val text = buildStringToSign(fields, timestamp, nonce)
        if (!verifySignature(text, named["X-Sign"].orEmpty())) return Answer(401, "X-Sign: does not verify")
        if (!receiver.completeOrder(fields)) return Answer(500, "order: not processed")
        receiver.rememberNonce(nonce)
        // [answer] Exactly these two letters, as text/plain; anything else and the platform sends it again.
        return Answer(200, "OK")
    }

    fun verifySignature(text: String, sign: String): Boolean = try {
        val der = receiver.platformPublicKey.replace(Regex("-----[^-]+-----|\\s"), "")
        val key = X509EncodedKeySpec(Base64.getDecoder().decode(der))
        // [signature] RSA2: SHA-256, PKCS#1 v1.5, standard Base64 (the decoder would do without its padding).
        val verifier = Signature.getInstance("SHA256withRSA")
        verifier.initVerify(KeyFactory.getInstance("RSA").generatePublic(key))
        // [bytes] The signature is over the string's UTF-8 bytes.
        verifier.update(text.toByteArray(Charsets.UTF_8))
        sign.length % 4 == 0 && verifier.verify(Base64.getDecoder().decode(sign))
    } catch (notVerified: GeneralSecurityException) {
        false
    } catch (notBase64: IllegalArgumentException) {
        false
    }

    companion object {
        fun buildStringToSign(fields: Map<String, String>, timestamp: String, nonce: String): String {
            // [entries] The headers' values replace members of the body with these names.
            val entries = fields + mapOf("timestamp" to timestamp, "nonce" to nonce)
            // [dropped] The key sign in any case, and values that are blank; not 0 or false, {} or [].
            val kept = entries.filter { (key, value) -> !key.matches(Regex("(?i)sign")) && !value.matches(blanks) }
            // [order] By UTF-16 code unit (upper case first, no locale).
            // [joining] Nothing is URL-encoded, nothing follows the last pair.
            val text = kept.toSortedMap().entries.joinToString("&") { (key, value) -> "$key=$value" }
            // Half a surrogate pair, which UTF-8 cannot carry and toByteArray would turn into '?'.
            return text.replace(Regex("\\p{Cs}"), "\ufffd")
        }

        /** isBlank() has another idea of white space. */
        private val blanks =
            Regex("[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*")

        /** The body's top-level members as text, without those that are null; IllegalArgumentException where it is no JSON object. */
        fun readFields(body: ByteArray): Map<String, String> {
            val text = try {
                // [body] The bytes as received; a byte order mark in front is skipped, what is not UTF-8 is refused.
                Charsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString().removePrefix("\ufeff")
            } catch (malformed: CharacterCodingException) {
                throw IllegalArgumentException(malformed)
            }
            // [values] Strings as they are, null left out; true, false, numbers and nested JSON as JSON text.
            return JsonReader(text).read().filterValues { it != null }.mapValues { (_, value) -> value as? String ?: toJson(value) }
        }

        private fun toJson(value: Any?): String = when (value) {
            // [nested] Compact JSON: members in the order received, no white space.
            is Map<*, *> -> value.entries.joinToString(",", "{", "}") { (key, one) -> toJson(key) + ":" + toJson(one) }
            is List<*> -> value.joinToString(",", "[", "]") { toJson(it) }
            is BigDecimal -> toPlainDecimal(value)
            // [escapes] Only what JSON has to escape, in its shortest form: no slash, é or < is escaped.
            is String -> Regex("[\"\\\\\u0000-\u001f]|\\p{Cs}").replace(value) { escape(it.value[0]) }.let { "\"$it\"" }
            else -> value.toString()
        }

        private fun escape(sign: Char): String {
            val known = "\"\\\b\u000c\n\r\t".indexOf(sign)
            return if (known >= 0) "\\" + "\"\\bfnrt"[known] else String.format("\\u%04x", sign - '\u0000')
        }

        /** [numbers] The exact value, never through a double: 1.50 → 1.5, 1e3 → 1000, 1.0 → 1, -0 → 0. */
        private fun toPlainDecimal(number: BigDecimal): String {
            if (number.signum() == 0) return "0"
            val shortest = number.stripTrailingZeros()
            val digits = shortest.precision().toLong()
            // Known before it is written out: 1e999999999 would take a gigabyte.
            require(maxOf(digits, digits - shortest.scale(), shortest.scale() + 1L) <= 1000) { "more than 1,000 digits" }
            return shortest.toPlainString()
        }
    }
}

/** What a JSON library gives too if it keeps numbers as BigDecimal (Jackson: USE_BIG_DECIMAL_FOR_FLOATS). */
private class JsonReader(private val text: String) {
    private val token = Regex(
        "[ \\t\\n\\r]*([{}\\[\\]:,]|true|false|null|-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|" +
            "\"[^\"\\\\\\x00-\\x1f]*+(?:\\\\(?:[\"\\\\/bfnrt]|u[0-9a-fA-F]{4})[^\"\\\\\\x00-\\x1f]*+)*+\"|\\z)"
    ).toPattern().matcher(text)
    private var at = 0

    fun read(): Map<String, Any?> {
        require(next() == "{") { "not an object" }
        val members = readMembers(1)
        require(next() == "") { "text behind the object" }
        return members
    }

    private fun next(): String {
        require(token.region(at, text.length).lookingAt()) { "not JSON at character $at" }
        at = token.end()
        return token.group(1)
    }

    private fun readMembers(depth: Int): Map<String, Any?> {
        // [duplicates] The map keeps the order received; the last of equal keys wins, in the place of the first.
        val members = LinkedHashMap<String, Any?>()
        var key = next()
        while (key != "}" || members.isNotEmpty()) {
            require(key.startsWith('"') && next() == ":") { "not a member" }
            members[unquote(key)] = readValue(next(), depth)
            if (isLast("}")) break
            key = next()
        }
        return members
    }

    private fun readItems(depth: Int): List<Any?> {
        val items = ArrayList<Any?>()
        var item = next()
        while (item != "]" || items.isNotEmpty()) {
            items += readValue(item, depth)
            if (isLast("]")) break
            item = next()
        }
        return items
    }

    private fun readValue(token: String, depth: Int): Any? {
        require(depth <= 500 && token != "") { "nested too deep, or cut off" }
        return when (token[0]) {
            '{' -> readMembers(depth + 1)
            '[' -> readItems(depth + 1)
            '"' -> unquote(token)
            't', 'f' -> token == "true"
            'n' -> null
            else -> {
                require(token[0] !in "}]:," && token.length <= 10_000) { "not a value" }
                BigDecimal(token)
            }
        }
    }

    private fun isLast(close: String): Boolean {
        val sign = next()
        require(sign == "," || sign == close) { "neither , nor $close" }
        return sign == close
    }

    private fun unquote(token: String): String =
        Regex("\\\\(u[0-9a-fA-F]{4}|.)").replace(token.substring(1, token.length - 1)) {
            val escape = it.groupValues[1]
            if (escape.length > 1) escape.substring(1).toInt(16).toChar().toString()
            else "\"\\/\b\u000c\n\r\t"["\"\\/bfnrt".indexOf(escape)].toString()
        }
}
