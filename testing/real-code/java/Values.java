// What Java makes of values and of the order of keys: java testing/real-code/java/Values.java
import java.math.BigDecimal;
import java.util.*;

class Values {
  public static void main(String[] arguments) {
    System.out.println("Float.toString\t" + Float.toString(1790000007f) + "\t" + Float.toString(0.1f));
    System.out.println("new BigDecimal(double)\t" + new BigDecimal(0.1).toPlainString() + "\t" + new BigDecimal(12345678901234567890d).toPlainString() + "\t" + new BigDecimal(1e-7).toPlainString());
    List<String> body = List.of("orderType", "orderNo", "merchantOrderNo", "status", "amount", "feeAmount", "netAmount", "completedAt", "timestamp", "nonce");
    Map<String, String> received = new LinkedHashMap<>();
    body.forEach(key -> received.put(key, ""));
    System.out.println("new HashMap<>() and put\t" + put(received));
    System.out.println("new HashMap<>(treeMap)\t" + new HashMap<>(new TreeMap<>(received)).keySet());
    received.put("extra", "");
    received.put("remark", "");
    System.out.println("12 keys put\t" + put(received));
    System.out.println("12 keys copied\t" + new HashMap<>(new TreeMap<>(received)).keySet());
    System.out.println("12 keys copied as received\t" + new HashMap<>(received).keySet());
  }

  static Set<String> put(Map<String, String> entries) {
    Map<String, String> map = new HashMap<>();
    map.putAll(Map.of());
    entries.forEach(map::put);
    return map.keySet();
  }
}
