// Functions that sign, as test signers in Kotlin have them: each with one or two mistakes.
import com.fasterxml.jackson.databind.ObjectMapper
import com.google.gson.Gson
import com.google.gson.GsonBuilder
import com.google.gson.JsonObject
import com.google.gson.JsonParser
import java.io.File

val om = ObjectMapper()

data class Notify(val orderType: String?, val orderNo: String?, val merchantOrderNo: String?, val status: String?, val amount: String?, val feeAmount: String?, val netAmount: String?, val completedAt: Long?)

fun read(raw: String, h: Map<String, String>): MutableMap<String, Any?> {
  @Suppress("UNCHECKED_CAST") val m = om.readValue(raw, LinkedHashMap::class.java) as MutableMap<String, Any?>
  m["timestamp"] = h["X-Timestamp"]; m["nonce"] = h["X-Nonce"]; m.remove("sign")
  return m
}

fun main(args: Array<String>) {
  val f = linkedMapOf<String, (String, Map<String, String>) -> String>(
    "toSortedMap, template" to { r, h -> read(r, h).toSortedMap().map { "${it.key}=${it.value}" }.joinToString("&") },
    "isNullOrBlank, sortedBy lower case" to { r, h -> read(r, h).filterValues { !it?.toString().isNullOrBlank() }.toList().sortedBy { it.first.toLowerCase() }.joinToString("&") { "${it.first}=${it.second}" } },
    "Gson JsonObject asString, sorted" to { r, h ->
      val o = JsonParser.parseString(r).asJsonObject
      (o.entrySet().filter { it.key != "sign" && it.value.isJsonPrimitive }.map { it.key to it.value.asString } + listOf("timestamp" to h["X-Timestamp"], "nonce" to h["X-Nonce"])).sortedBy { it.first }.joinToString("&") { "${it.first}=${it.second}" }
    },
    "data class toString" to { r, h -> Gson().fromJson(r, Notify::class.java).toString() + h["X-Timestamp"] + h["X-Nonce"] },
    "Gson serializeNulls of the sorted map" to { r, h -> GsonBuilder().serializeNulls().create().toJson(read(r, h).toSortedMap()) },
    "pairs to toString" to { r, h -> read(r, h).toSortedMap().entries.filter { it.value != null }.joinToString("&") + "" },
    "Gson toJson of data class, map of it" to { r, h ->
      val n: JsonObject = Gson().toJsonTree(Gson().fromJson(r, Notify::class.java)).asJsonObject
      n.addProperty("timestamp", h["X-Timestamp"]); n.addProperty("nonce", h["X-Nonce"])
      n.toString()
    }
  )
  @Suppress("UNCHECKED_CAST") val callbacks = om.readValue(File(args[0]), LinkedHashMap::class.java) as Map<String, Map<String, String>>
  for ((name, c) in callbacks) {
    val h = c.getValue("headers").trim().split("\n").associate { it.substringBefore(": ") to it.substringAfter(": ") }
    for ((i, sign) in f) {
      val text = try { sign(c.getValue("body"), h) } catch (e: Exception) { continue }
      println(om.writeValueAsString(sortedMapOf("language" to "Kotlin", "implementation" to i, "callback" to name, "text" to text)))
    }
  }
}
