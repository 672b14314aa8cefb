// Bodies as a map and URLDecoder print them, and the pairs of own strings. java GuessedDumps callbacks.json
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.*;

class GuessedDumps {
  static final ObjectMapper om = new ObjectMapper();

  public static void main(String[] args) throws Exception {
    Callbacks.printDumps(args[0], Map.of(
      "Map.toString", text -> "params=" + om.readValue(text, new TypeReference<TreeMap<String, Object>>() {}),
      "URLDecoder body", text -> URLDecoder.decode(text, StandardCharsets.UTF_8)), Map.of("Arrays.toString split", text -> Arrays.toString(text.split("&"))));
  }
}
