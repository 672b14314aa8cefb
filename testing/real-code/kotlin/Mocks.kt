// Mock platforms and test signers in Kotlin: each with one or two mistakes.
import com.fasterxml.jackson.databind.ObjectMapper
import com.google.gson.GsonBuilder
import java.net.URLEncoder
import java.time.Instant

internal class Mocks : Callbacks() {
  companion object {
    private val om = ObjectMapper()
    private val gson = GsonBuilder().serializeNulls().create()
    private fun text(v: Any?): String = if (v is Map<*, *> || v is List<*>) om.writeValueAsString(v) else v.toString()
    @JvmStatic fun main(args: Array<String>) {
      val f = linkedMapOf<String, Fn>()
      f["toSortedMap, filterValues not null, joinToString"] = Fn { r, h -> T(r, h).filterValues { it != null }.map { "${it.key}=${it.value}" }.joinToString("&") }
      f["entries.sortedBy lower key"] = Fn { r, h -> T(r, h).entries.sortedBy { it.key.toLowerCase() }.filter { !it.value?.toString().isNullOrBlank() }.joinToString("&") { "${it.key}=${text(it.value)}" } }
      f["Gson of the sorted map with nulls"] = Fn { r, h -> gson.toJson(T(r, h)) }
      f["URLEncoder of every value"] = Fn { r, h -> T(r, h).filterValues { it != null && it.toString().isNotBlank() }.map { it.key + "=" + URLEncoder.encode(text(it.value), "UTF-8") }.joinToString("&") }
      f["Instant of completedAt"] = Fn { r, h -> val m = T(r, h); (m["completedAt"] as? Int)?.let { m["completedAt"] = Instant.ofEpochSecond(it.toLong()) }; m.filterValues { it != null && it.toString().isNotBlank() }.map { it.key + "=" + text(it.value) }.joinToString("&") }
      f["toString of the map"] = Fn { r, h -> T(r, h).toString() }
      printRows(args[0], f)
    }
  }
}
