// Strings that stubs, test scripts and hurried platforms sign, each in its own way.
import com.fasterxml.jackson.databind.ObjectMapper
import com.google.gson.Gson
import java.net.URLEncoder

private val om = ObjectMapper()

private fun members(raw: String, h: Map<String, String>): Map<String, Any?> =
    Callbacks.put(om.readValue(raw, Callbacks.MAP), h)

fun main(args: Array<String>) = Callbacks.printRows(args[0], linkedMapOf(
    "toSortedMap, template" to Callbacks.Fn { raw, h -> members(raw, h).toSortedMap().map { (k, v) -> "$k=$v" }.joinToString("&") },
    "filterValues, template" to Callbacks.Fn { raw, h -> members(raw, h).filterValues { it != null && it != "" }.toSortedMap().entries.joinToString("&") },
    "sorted by lowercase, nested by Gson" to Callbacks.Fn { raw, h ->
        members(raw, h).filterValues { !it?.toString().isNullOrBlank() }.entries.sortedBy { it.key.toLowerCase() }
            .joinToString("&") { (k, v) -> k + "=" + if (v is Map<*, *> || v is List<*>) Gson().toJson(v) else v }
    },
    "joinToString with its own separator" to Callbacks.Fn { raw, h -> members(raw, h).filterValues { it != null }.toSortedMap().map { "${it.key}=${it.value}" }.joinToString() },
    "URLEncoder, nested by Jackson" to Callbacks.Fn { raw, h ->
        members(raw, h).filterValues { it != null && it != "" }.toSortedMap().map { (k, v) -> k + "=" + URLEncoder.encode(if (v is String) v else om.writeValueAsString(v), "UTF-8") }.joinToString("&")
    },
    "only the strings" to Callbacks.Fn { raw, h -> members(raw, h).filterValues { it is String && it.isNotBlank() }.toSortedMap().entries.joinToString("&") }
))
