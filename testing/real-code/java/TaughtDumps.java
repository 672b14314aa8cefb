// Bodies as pairs, with a separator behind the last one. java TaughtDumps callbacks.json
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.*;

class TaughtDumps {
  static String join(String raw) throws Exception {
    var pairs = new StringBuilder();
    new ObjectMapper().readValue(raw, Callbacks.MAP).forEach((key, value) -> pairs.append(key).append("=").append(value).append("&"));
    return pairs.toString();
  }

  public static void main(String[] args) throws Exception {
    Callbacks.printDumps(args[0], Map.of("joined", TaughtDumps::join), Map.of());
  }
}
