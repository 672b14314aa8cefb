// Functions of the next unseen set of strings whose strings showed something that was not told, or was told wrongly. java GuessedStrings callbacks.json
import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigDecimal;
import java.util.*;
import java.util.stream.*;
import org.apache.commons.lang3.StringEscapeUtils;

class GuessedStrings {
  static final ObjectMapper om = new ObjectMapper();
  static final List<String> FIELDS = List.of("orderType", "orderNo", "merchantOrderNo", "status", "amount", "feeAmount", "netAmount", "completedAt", "timestamp", "nonce");

  static String plain(Object value) throws Exception {
    if (value instanceof Map || value instanceof List) return om.writeValueAsString(value);
    if (value instanceof Double) return new BigDecimal(value.toString()).stripTrailingZeros().toPlainString();
    return value == null ? "" : value.toString();
  }

  static String right(String raw, Map<String, String> headers) throws Exception {
    var pairs = new StringJoiner("&");
    for (var entry : Callbacks.T(raw, headers).entrySet()) {
      String value = plain(entry.getValue());
      if (!value.isBlank()) pairs.add(entry.getKey() + "=" + value);
    }
    return pairs.toString();
  }

  /** As Lombok’s @ToString prints a class of the contract’s fields. */
  static String dto(String raw, Map<String, String> headers) throws Exception {
    var members = Callbacks.T(raw, headers);
    return FIELDS.stream().map(field -> field + "=" + members.get(field)).collect(Collectors.joining(", ", "CallbackDTO(", ")"));
  }

  public static void main(String[] args) throws Exception {
    var functions = new LinkedHashMap<String, Callbacks.Fn>();
    functions.put("md5-style upper + key", (raw, headers) -> (right(raw, headers) + "&key=9a8b7c").toUpperCase());
    functions.put("key appended, lower", (raw, headers) -> (right(raw, headers) + "&key=9a8b7c").toLowerCase());
    functions.put("escapeJava", (raw, headers) -> StringEscapeUtils.escapeJava(right(raw, headers)));
    functions.put("lombok toString", GuessedStrings::dto);
    Callbacks.printRows(args[0], functions);
  }
}
