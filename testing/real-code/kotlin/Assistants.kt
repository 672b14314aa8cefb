// Verifying functions in Kotlin, each a little wrong.
import com.fasterxml.jackson.databind.ObjectMapper
import com.google.gson.Gson
import java.io.File
val om = ObjectMapper()
data class Cb(val orderType: String?, val orderNo: String?, val merchantOrderNo: String?, val status: String?, val amount: String?, val feeAmount: String?, val netAmount: String?, val completedAt: Long?)
fun read(raw: String, h: Map<String, String>): MutableMap<String, Any?> {
  @Suppress("UNCHECKED_CAST") val m = om.readValue(raw, LinkedHashMap::class.java) as MutableMap<String, Any?>
  m["timestamp"] = h["X-Timestamp"]; m["nonce"] = h["X-Nonce"]; m.remove("sign"); return m
}
fun main(args: Array<String>) {
  val f = linkedMapOf<String, (String, Map<String, String>) -> String>(
    "sortedBy, joinToString, nulls as null" to { r, h -> read(r, h).entries.sortedBy { it.key }.joinToString("&") { "${it.key}=${it.value}" } },
    "filterValues not null, Gson nested" to { r, h -> read(r, h).filterValues { it != null && it != "" }.toSortedMap().map { (k, v) -> "$k=" + if (v is Map<*, *> || v is List<*>) Gson().toJson(v) else v }.joinToString("&") },
    "data class fields by hand" to { r, h -> val c = Gson().fromJson(r, Cb::class.java); "amount=${c.amount}&completedAt=${c.completedAt}&feeAmount=${c.feeAmount}&merchantOrderNo=${c.merchantOrderNo}&netAmount=${c.netAmount}&nonce=${h["X-Nonce"]}&orderNo=${c.orderNo}&orderType=${c.orderType}&status=${c.status}&timestamp=${h["X-Timestamp"]}" },
    "toSortedMap().toString()" to { r, h -> read(r, h).toSortedMap().toString().removeSurrounding("{", "}").replace(", ", "&") },
    "Log.d with tag" to { r, h -> "D/Notify  ( 4711): plain text to sign -> " + read(r, h).apply { this["timestamp"] = h["X-Timestamp"] + "000" }.filterValues { !it?.toString().isNullOrBlank() }.toSortedMap().map { (k, v) -> "$k=" + if (v is Map<*, *> || v is List<*>) om.writeValueAsString(v) else v }.joinToString("&") }
  )
  @Suppress("UNCHECKED_CAST") val callbacks = om.readValue(File(args[0]), LinkedHashMap::class.java) as Map<String, Map<String, String>>
  for ((name, c) in callbacks) {
    val h = c.getValue("headers").trim().split("\n").associate { it.substringBefore(": ") to it.substringAfter(": ") }
    for ((i, sign) in f) { val text = try { sign(c.getValue("body"), h) } catch (e: Exception) { continue }
      println(om.writeValueAsString(sortedMapOf("language" to "Kotlin", "implementation" to i, "callback" to name, "text" to text))) }
  }
}
