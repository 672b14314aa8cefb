// Verifying functions in Java, written once more after sets before were mended: other habits, one to three mistakes each.
import com.fasterxml.jackson.databind.*; import com.fasterxml.jackson.databind.node.*; import com.google.common.base.*; import com.google.gson.*; import java.math.*; import java.net.*; import java.text.*; import java.time.*; import java.time.format.*; import java.util.*; import java.util.stream.*; import org.apache.commons.lang3.*;
public class Unseen extends Callbacks {
 static ObjectMapper om=new ObjectMapper();
 static String S(Object v)throws Exception{return v instanceof Map||v instanceof List?om.writeValueAsString(v):String.valueOf(v);}
 static String J(Map<String,Object> m)throws Exception{StringJoiner j=new StringJoiner("&");for(var e:m.entrySet()){Object v=e.getValue();if(v==null||v.toString().trim().isEmpty())continue;j.add(e.getKey()+"="+S(v));}return j.toString();}
 public static class Order{public String orderType,orderNo,merchantOrderNo,status,amount,feeAmount,netAmount;public Integer completedAt;public String timestamp,nonce;}
 public static void main(String[] a)throws Exception{Map<String,Fn> F=new LinkedHashMap<>();
  F.put("Guava Joiner useForNull",(r,h)->Joiner.on("&").useForNull("").withKeyValueSeparator("=").join(T(r,h)));
  F.put("field reflection, declared order",(r,h)->{ObjectMapper o=new ObjectMapper().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,false);Order d=o.readValue(r,Order.class);d.timestamp=h.get("X-Timestamp");d.nonce=h.get("X-Nonce");StringBuilder s=new StringBuilder();for(var f:Order.class.getFields()){Object v=f.get(d);if(v!=null)s.append("&").append(f.getName()).append("=").append(v);}return s.substring(1);});
  F.put("USE_BIG_DECIMAL_FOR_FLOATS",(r,h)->{ObjectMapper o=new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);return J(new TreeMap<>(put(o.readValue(r,MAP),h)));});
  F.put("NumberFormat currency India",(r,h)->{var m=T(r,h);for(String k:List.of("amount","feeAmount","netAmount"))if(m.get(k)!=null)m.put(k,new DecimalFormat("0.00").format(Double.parseDouble((String)m.get(k))*100));return J(m);});
  F.put("capitalize keys",(r,h)->{var m=new TreeMap<String,Object>();T(r,h).forEach((k,v)->m.put(StringUtils.capitalize(k),v));return J(m);});
  F.put("NON_NULL writer, sorted map as JSON",(r,h)->om.writer().with(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS).writeValueAsString(T(r,h)));
  F.put("Gson nested, disableHtmlEscaping, serializeNulls",(r,h)->{Gson g=new GsonBuilder().disableHtmlEscaping().serializeNulls().setPrettyPrinting().create();StringJoiner j=new StringJoiner("&");for(var e:T(r,h).entrySet()){Object v=e.getValue();if(v==null||v.toString().isBlank())continue;j.add(e.getKey()+"="+(v instanceof Map||v instanceof List?g.toJson(v):v));}return j.toString();});
  F.put("ZonedDateTime RFC 1123",(r,h)->{var m=T(r,h);if(m.get("completedAt")!=null)m.put("completedAt",DateTimeFormatter.RFC_1123_DATE_TIME.format(Instant.ofEpochSecond(((Number)m.get("completedAt")).longValue()).atZone(ZoneOffset.UTC)));return J(m);});
  F.put("URLDecoder of the string",(r,h)->URLDecoder.decode(J(T(r,h)).replaceAll("%(?![0-9a-fA-F]{2})","%25"),"UTF-8"));
  F.put("StringUtils.isNumeric to Long",(r,h)->{var m=T(r,h);m.replaceAll((k,v)->v instanceof String&&StringUtils.isNumeric((String)v)&&((String)v).length()<18?Long.valueOf((String)v):v);return J(m);});
  F.put("values only with newlines at each end",(r,h)->{StringBuilder s=new StringBuilder();for(Object v:T(r,h).values())if(v!=null&&!v.toString().isBlank())s.append(S(v)).append("\n");return s.toString();});
  F.put("Arrays.asList(entries).toString()",(r,h)->{List<String> l=new ArrayList<>();for(var e:T(r,h).entrySet())if(e.getValue()!=null)l.add(e.getKey()+"="+S(e.getValue()));return l.toString();});
  printRows(a[0],F);
 }}
