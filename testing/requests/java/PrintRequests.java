// What Java, Spring and its loggers print of a request that arrived. Rows a line: language, tool, code, callback, text.
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.OutputStreamAppender;
import ch.qos.logback.core.encoder.Encoder;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import net.logstash.logback.argument.StructuredArguments;
import net.logstash.logback.encoder.LogstashEncoder;
import org.apache.http.client.methods.HttpPost;
import org.apache.http.entity.StringEntity;
import org.springframework.http.HttpEntity;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.RequestEntity;

public class PrintRequests {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

    private static void show(JsonNode callback, String tool, String code, Object text) throws Exception {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("language", "Java");
        row.put("tool", tool);
        row.put("code", code);
        row.put("callback", callback.get("name").asText());
        row.put("text", String.valueOf(text));
        OUT.println(JSON.writeValueAsString(row));
    }

    record Callback(Map<String, String> headers, String body) {}

    public static void main(String[] args) throws Exception {
        for (JsonNode callback : JSON.readTree(new File(args[0]))) {
            String body = callback.get("body").asText();
            Map<String, String> headers = new LinkedHashMap<>();
            callback.get("headers").fields().forEachRemaining(field -> headers.put(field.getKey(), field.getValue().asText()));
            showMaps(callback, headers, body);
            showSpring(callback, headers, body);
            showServer(callback, headers, body);
            showLogged(callback, headers, body);
        }
        System.exit(0);
    }

    private static void showMaps(JsonNode callback, Map<String, String> headers, String body) throws Exception {
        show(callback, "Java", "System.out.println(headers); System.out.println(body)", headers + "\n" + body);
        show(callback, "Java", "System.out.println(\"headers=\" + headers + \", body=\" + body)", "headers=" + headers + ", body=" + body);
        show(callback, "Java", "Map.of(headers, body).toString()", new TreeMap<>(Map.of("headers", headers, "body", body)));
        show(callback, "Java", "new HashMap<>(headers) + body", new HashMap<>(headers) + " " + body);
        show(callback, "Java", "record.toString()", new Callback(headers, body));
        show(callback, "Java", "headers + new String(bytes as a list)", headers + "\n" + Arrays.toString(body.getBytes(StandardCharsets.UTF_8)));
        show(callback, "Jackson", "writeValueAsString(record)", JSON.writeValueAsString(Map.of("headers", headers, "body", body)));
        show(callback, "Jackson", "writerWithDefaultPrettyPrinter(), bytes", JSON.copy().enable(SerializationFeature.INDENT_OUTPUT).writeValueAsString(Map.of("headers", headers, "body", body.getBytes(StandardCharsets.UTF_8))));
        HttpPost post = new HttpPost("https://m.example/callback/pay");
        headers.forEach(post::setHeader);
        post.setEntity(new StringEntity(body, StandardCharsets.UTF_8));
        show(callback, "HttpClient 4", "Arrays.toString(request.getAllHeaders()) + body", Arrays.toString(post.getAllHeaders()) + "\n" + body);
    }

    private static void showSpring(JsonNode callback, Map<String, String> headers, String body) throws Exception {
        HttpHeaders spring = new HttpHeaders();
        headers.forEach(spring::add);
        show(callback, "Spring", "log.info(\"{} {}\", headers, body)", spring + " " + body);
        show(callback, "Spring", "new HttpEntity<>(body, headers).toString()", new HttpEntity<>(body, spring));
        show(callback, "Spring", "RequestEntity.toString()", new RequestEntity<>(body, spring, HttpMethod.POST, URI.create("https://m.example/callback/pay")));
        show(callback, "Spring", "Jackson of HttpEntity", JSON.writeValueAsString(new HttpEntity<>(body, spring)));
    }

    private static void showServer(JsonNode callback, Map<String, String> headers, String body) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.createContext("/", exchange -> {
            String read = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            try {
                show(callback, "HttpServer", "System.out.println(exchange.getRequestHeaders().entrySet() + body)", exchange.getRequestHeaders().entrySet() + " " + read);
                show(callback, "HttpServer", "new HashMap<>(getRequestHeaders()), body", new HashMap<>(exchange.getRequestHeaders()) + "\n" + read);
                show(callback, "HttpServer", "getRequestHeaders().toString()", exchange.getRequestHeaders() + "\n" + read);
                StringBuilder lines = new StringBuilder();
                exchange.getRequestHeaders().forEach((name, values) -> lines.append(name).append(": ").append(values).append('\n'));
                show(callback, "HttpServer", "forEach: name + \": \" + values", lines + read);
            } catch (Exception cause) {
                throw new IllegalStateException(cause);
            }
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        server.start();
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/callback/pay"));
        headers.forEach(builder::header);
        HttpRequest request = builder.POST(HttpRequest.BodyPublishers.ofString(body)).build();
        show(callback, "java.net.http", "request.headers() + body", request.headers() + "\n" + body);
        show(callback, "java.net.http", "request.headers().map() + body", request.headers().map() + "\n" + body);
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.discarding());
        server.stop(0);
    }

    private static void showLogged(JsonNode callback, Map<String, String> headers, String body) throws Exception {
        LoggerContext context = new LoggerContext();
        PatternLayoutEncoder pattern = new PatternLayoutEncoder();
        pattern.setPattern("%d{yyyy-MM-dd HH:mm:ss.SSS}  %-5level 1 --- [%15.15t] %-40.40logger{39} : %msg%n");
        for (int index = 0; index < 2; index++) {
            Encoder<ILoggingEvent> encoder = index == 0 ? pattern : new LogstashEncoder();
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            OutputStreamAppender<ILoggingEvent> appender = new OutputStreamAppender<>();
            encoder.setContext(context);
            encoder.start();
            appender.setContext(context);
            appender.setEncoder(encoder);
            appender.setOutputStream(bytes);
            appender.start();
            Logger logger = context.getLogger("com.example.PayController" + index);
            logger.addAppender(appender);
            String name = index == 0 ? "logback" : "logstash-logback-encoder";
            logger.info("callback headers={} body={}", headers, body);
            show(callback, name, "log.info(\"headers={} body={}\", headers, body)", bytes.toString(StandardCharsets.UTF_8));
            bytes.reset();
            logger.info("headers: {}", headers);
            logger.info("body: {}", body);
            show(callback, name, "two calls", bytes.toString(StandardCharsets.UTF_8));
            bytes.reset();
            if (index == 0) continue;
            logger.info("callback", StructuredArguments.kv("headers", headers), StructuredArguments.kv("body", body));
            show(callback, name, "kv(\"headers\", …), kv(\"body\", …)", bytes.toString(StandardCharsets.UTF_8));
            bytes.reset();
            logger.error("bad signature " + JSON.writeValueAsString(Map.of("headers", headers, "body", body)), new IllegalStateException("no"));
            show(callback, name, "log.error(json, exception)", bytes.toString(StandardCharsets.UTF_8));
        }
    }
}
