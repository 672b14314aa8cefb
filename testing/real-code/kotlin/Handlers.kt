// What handlers log as the string that they verify, as in Ktor and Spring; each with its habit.
import com.google.gson.Gson
import java.math.BigDecimal

data class Notice(val orderType: String?, val orderNo: String?, val merchantOrderNo: String?, val status: String?, val amount: BigDecimal?, val feeAmount: BigDecimal?, val netAmount: BigDecimal?, val completedAt: Long?)

internal class Handlers : Callbacks() {
  companion object {
    @JvmStatic fun main(args: Array<String>) {
      val f = linkedMapOf<String, Fn>()
      f["interpolated, all"] = Fn { r, h -> T(r, h).map { (k, v) -> "$k=$v" }.joinToString("&") }
      f["filterValues not null, interpolated"] = Fn { r, h -> T(r, h).filterValues { it != null && it != "" }.map { (k, v) -> "$k=$v" }.joinToString("&") }
      f["data class toString, cut"] = Fn { r, h -> Gson().fromJson(r, Notice::class.java).toString().substringAfter("(").substringBeforeLast(")").split(", ").plus(listOf("timestamp=${h["X-Timestamp"]}", "nonce=${h["X-Nonce"]}")).sorted().joinToString("&") }
      f["headers.entries printed as lists"] = Fn { r, h -> val m: MutableMap<String, Any?> = T(r, h); m["timestamp"] = listOf(h["X-Timestamp"]); m["nonce"] = listOf(h["X-Nonce"]); m.filterValues { it != null }.map { (k, v) -> "$k=$v" }.joinToString("&") }
      f["joinToString without a separator"] = Fn { r, h -> T(r, h).filterValues { it != null && it != "" }.map { (k, v) -> "$k=$v" }.joinToString() }
      printRows(args[0], f)
    }
  }
}
