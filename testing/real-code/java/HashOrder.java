// The order in which Java's HashMap gives the keys of a callback: prints it joined as a string to be signed.
import java.util.*;

public class HashOrder {
    public static void main(String[] pairs) {
        String[] usual = {"orderType=payin", "amount=1.00", "status=completed", "timestamp=1790000123", "nonce=n1"};
        Map<String, String> map = new HashMap<>();
        for (String pair : pairs.length > 0 ? pairs : usual) {
            String[] parts = pair.split("=", 2);
            map.put(parts[0], parts[1]);
        }
        StringJoiner joined = new StringJoiner("&");
        map.forEach((key, value) -> joined.add(key + "=" + value));
        System.out.println(joined);
    }
}
