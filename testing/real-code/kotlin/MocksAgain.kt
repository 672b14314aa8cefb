// More mock platforms and test signers in Kotlin, written once what the first had shown was mended.
import com.fasterxml.jackson.databind.ObjectMapper
import com.google.gson.Gson

internal class MocksAgain : Callbacks() {
  companion object {
    private val om = ObjectMapper()
    private fun pairs(m: Map<String, Any?>) = m.filterValues { it != null && it.toString().isNotBlank() }.map { (k, v) -> k + "=" + (if (v is Map<*, *> || v is List<*>) om.writeValueAsString(v) else v) }.joinToString("&")
    @JvmStatic fun main(args: Array<String>) {
      val f = linkedMapOf<String, Fn>()
      f["sortedByDescending"] = Fn { r, h -> pairs(T(r, h).toSortedMap(compareByDescending { it })) }
      f["timestamp toLong times 1000"] = Fn { r, h -> val m: MutableMap<String, Any?> = T(r, h); m["timestamp"] = h.getValue("X-Timestamp").toLong() * 1000; pairs(m) }
      f["Gson of nested, toString of the rest"] = Fn { r, h -> T(r, h).filterValues { it != null && it != "" }.map { (k, v) -> k + "=" + (if (v is Map<*, *> || v is List<*>) Gson().toJson(v) else v) }.joinToString("&") }
      f["values separated by newlines"] = Fn { r, h -> T(r, h).values.filterNotNull().joinToString("\n") }
      printRows(args[0], f)
    }
  }
}
