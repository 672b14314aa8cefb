import java.util.Base64

private val nonces = HashSet<String>()

private class Case(override val merchantNo: String, override val platformPublicKey: String) : CallbackVerifier.Receiver {
    override val toleranceSeconds = 300L

    override fun isKnownNonce(nonce: String) = nonce in nonces

    override fun rememberNonce(nonce: String) {
        nonces += nonce
    }

    override fun completeOrder(fields: Map<String, String>) = fields["merchantOrderNo"] != "unknown"
}

private fun decode(base64: String) = Base64.getDecoder().decode(base64)

fun main() {
    val out = StringBuilder()
    for (line in System.`in`.bufferedReader().lineSequence()) {
        val (key, head, bodyText, merchantNo, now) = line.split('\t')
        val body = decode(bodyText)
        val headers = String(decode(head)).split('\n').associate { it.substringBefore(':') to it.substringAfter(':') }
        val named = headers.entries.associate { (name, value) -> name.toLowerCase() to value.trim() }
        val verifier = CallbackVerifier(Case(merchantNo, String(decode(key))))
        var text = "-"
        var isValid = false
        try {
            val fields = CallbackVerifier.readFields(body)
            val signed = CallbackVerifier.buildStringToSign(
                fields, named["x-timestamp"].orEmpty(), named["x-nonce"].orEmpty()
            )
            text = Base64.getEncoder().encodeToString(signed.toByteArray())
            isValid = verifier.verifySignature(signed, named["x-sign"].orEmpty())
        } catch (refused: IllegalArgumentException) {
            // It is said by the text.
        }
        val answer = verifier.answerCallback(headers, body, now.toLong())
        out.append("$text\t${if (isValid) "valid" else "invalid"}\t${answer.status}\t${answer.body}\n")
    }
    print(out)
}
