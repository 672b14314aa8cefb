// Bodies as Jackson, Properties and URLDecoder write them again, and own strings as a page prints them. java HalfDumps callbacks.json
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.*;
import java.io.StringWriter;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import org.apache.commons.lang3.StringEscapeUtils;

class HalfDumps {
  interface Print { String of(String text) throws Exception; }
  public static class Dto { public String orderType, orderNo, merchantOrderNo, status, amount, feeAmount, netAmount; public Long completedAt; public String remark; public Object extra, items; public String currency; }

  static final ObjectMapper om = new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
  static final ObjectMapper filled = new ObjectMapper().setSerializationInclusion(JsonInclude.Include.NON_EMPTY);

  static String store(String body) throws Exception {
    var properties = new Properties();
    om.readValue(body, new TypeReference<Map<String, Object>>() {}).forEach((key, value) -> { if (value != null) properties.setProperty(key, String.valueOf(value)); });
    var text = new StringWriter();
    properties.store(text, null);
    return text.toString();
  }

  static void print(String kind, String implementation, String callback, Print print, String text) throws Exception {
    String made;
    try { made = print.of(text); } catch (IllegalArgumentException e) { return; } // a % that is none of URL encoding
    System.out.println(om.writeValueAsString(Map.of("kind", kind, "implementation", implementation, "callback", callback, "text", made)));
  }

  public static void main(String[] args) throws Exception {
    for (var one : om.readValue(Files.readString(Path.of(args[0])), new TypeReference<LinkedHashMap<String, Map<String, String>>>() {}).entrySet()) {
      String name = one.getKey(), body = one.getValue().get("body");
      print("body", "DTO NON_EMPTY", name, text -> filled.writeValueAsString(om.readValue(text, Dto.class)), body);
      print("body", "Properties store", name, HalfDumps::store, body);
      print("body", "URLDecoder", name, text -> URLDecoder.decode(text, StandardCharsets.UTF_8), body);
      print("own", "paste: escapeHtml4", name, StringEscapeUtils::escapeHtml4, one.getValue().get("canonical"));
    }
  }
}
