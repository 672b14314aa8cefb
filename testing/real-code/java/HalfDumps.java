// Bodies as Jackson, Properties and URLDecoder write them again, and own strings as a page prints them. java HalfDumps callbacks.json
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.*;
import java.io.StringWriter;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.*;
import org.apache.commons.lang3.StringEscapeUtils;

class HalfDumps {
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

  public static void main(String[] args) throws Exception {
    Callbacks.printDumps(args[0], Map.of(
      "DTO NON_EMPTY", text -> filled.writeValueAsString(om.readValue(text, Dto.class)),
      "Properties store", HalfDumps::store,
      "URLDecoder", text -> URLDecoder.decode(text, StandardCharsets.UTF_8)), Map.of("paste: escapeHtml4", StringEscapeUtils::escapeHtml4));
  }
}
