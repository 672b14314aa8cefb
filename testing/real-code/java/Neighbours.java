// Functions whose strings showed something that was not told; of the last of the sets that the README counts.
import java.util.*;
import org.apache.commons.text.StringEscapeUtils;

class Neighbours {
  interface Change { String of(String value); }

  static Callbacks.Fn values(Change change) {
    return (raw, headers) -> {
      StringJoiner pairs = new StringJoiner("&");
      for (var entry : Callbacks.T(raw, headers).entrySet()) {
        Object value = entry.getValue();
        if (value == null || value.toString().isBlank() || value instanceof Map || value instanceof List) continue;
        pairs.add(entry.getKey() + "=" + change.of(value.toString()));
      }
      return pairs.toString();
    };
  }

  public static void main(String[] args) throws Exception {
    Callbacks.printRows(args[0], Map.of("escapeJava", values(StringEscapeUtils::escapeJava), "escapeJson", values(StringEscapeUtils::escapeJson)));
  }
}
