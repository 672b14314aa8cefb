package main
import ("encoding/json";"fmt";"net/url";"os";"sort";"strings";"strconv";"time";"crypto/sha256";"encoding/hex";"encoding/base64";"reflect";"bytes";"html")
type M = map[string]interface{}
func hdr(s string) map[string]string { o:=map[string]string{}; for _,l:=range strings.Split(strings.TrimSpace(s),"\n"){p:=strings.SplitN(l,": ",2);o[p[0]]=p[1]}; return o}
func base(b M,h map[string]string) ([]string,M){ m:=M{}; for k,v:=range b{ if v==nil||strings.ToLower(k)=="sign"{continue}; if s,ok:=v.(string);ok&&strings.TrimSpace(s)==""{continue}; m[k]=v}; m["timestamp"]=h["X-Timestamp"];m["nonce"]=h["X-Nonce"]; ks:=[]string{}; for k:=range m{ks=append(ks,k)}; sort.Strings(ks); return ks,m}
func j(ks []string,m M,f func(interface{})string)string{o:=[]string{};for _,k:=range ks{o=append(o,k+"="+f(m[k]))};return strings.Join(o,"&")}
func val(v interface{})string{ switch x:=v.(type){case string:return x;case float64:return strconv.FormatFloat(x,'f',-1,64);case json.Number:return x.String();case bool:return strconv.FormatBool(x)}; b,_:=json.Marshal(v);return string(b)}
type Callback struct{ OrderType string `json:"orderType"`; OrderNo string `json:"orderNo"`; MerchantOrderNo string `json:"merchantOrderNo"`; Status string `json:"status"`; Amount string `json:"amount"`; FeeAmount string `json:"feeAmount"`; NetAmount string `json:"netAmount"`; CompletedAt int64 `json:"completedAt"`}
type CallbackF struct{ Callback; Amount float64 `json:"amount,string"`}
func main(){
 raw,_:=os.ReadFile(os.Args[1]); var C map[string]map[string]interface{}; json.Unmarshal(raw,&C)
 enc:=json.NewEncoder(os.Stdout); enc.SetEscapeHTML(false)
 for n,c:=range C { body:=c["body"].(string); h:=hdr(c["headers"].(string))
  p:=func()M{var b M;json.Unmarshal([]byte(body),&b);return b}
  pn:=func()M{var b M;d:=json.NewDecoder(strings.NewReader(body));d.UseNumber();d.Decode(&b);return b}
  out:=func(i,t string){enc.Encode(map[string]string{"lang":"Go","impl":i,"callback":n,"text":t})}
  spr:=func(f string)func(interface{})string{return func(v interface{})string{return fmt.Sprintf(f,v)}}
  ks,m:=base(p(),h); kn,mn:=base(pn(),h)
  out("%v",j(ks,m,spr("%v"))); out("%v number",j(kn,mn,spr("%v"))); out("%s",j(ks,m,spr("%s"))); out("%+v",j(ks,m,spr("%+v"))); out("%q",j(kn,mn,spr("%q"))); out("%#v",j(ks,m,spr("%#v")))
  out("Sprint map",fmt.Sprint(mn)); out("Sprintf %v map float",fmt.Sprintf("%v",m))
  out("marshal nested",j(ks,m,val)); out("marshal number",j(kn,mn,val))
  out("Marshal all",func()string{b,_:=json.Marshal(mn);return string(b)}()); 
  out("Marshal each",j(kn,mn,func(v interface{})string{b,_:=json.Marshal(v);return string(b)}))
  out("MarshalIndent",j(kn,mn,func(v interface{})string{if s,ok:=v.(string);ok{return s};b,_:=json.MarshalIndent(v,"","  ");return string(b)}))
  out("encoder newline",j(kn,mn,func(v interface{})string{if s,ok:=v.(string);ok{return s};var b bytes.Buffer;e:=json.NewEncoder(&b);e.SetEscapeHTML(false);e.Encode(v);return b.String()}))
  out("url.Values",func()string{q:=url.Values{};for k,v:=range mn{q.Set(k,val(v))};return q.Encode()}())
  out("url.Values unescape",func()string{q:=url.Values{};for k,v:=range mn{q.Set(k,fmt.Sprint(v))};s,_:=url.QueryUnescape(q.Encode());return s}())
  out("PathEscape",j(kn,mn,func(v interface{})string{return url.PathEscape(val(v))}))
  out("%.2f floats",j(ks,m,func(v interface{})string{if f,ok:=v.(float64);ok{return fmt.Sprintf("%.2f",f)};return val(v)}))
  out("%f floats",j(ks,m,func(v interface{})string{if f,ok:=v.(float64);ok{return fmt.Sprintf("%f",f)};return val(v)}))
  out("%.0f floats",j(ks,m,func(v interface{})string{if f,ok:=v.(float64);ok{return fmt.Sprintf("%.0f",f)};return val(v)}))
  out("int64 floats",j(ks,m,func(v interface{})string{if f,ok:=v.(float64);ok{return strconv.FormatInt(int64(f),10)};return val(v)}))
  out("int floats only, others dropped",func()string{o:=[]string{};for _,k:=range ks{switch x:=m[k].(type){case string:o=append(o,k+"="+x);case float64:o=append(o,fmt.Sprintf("%s=%d",k,int64(x)))}};return strings.Join(o,"&")}())
  out("string assertion",func()string{o:=[]string{};for _,k:=range ks{s,_:=m[k].(string);if s!=""{o=append(o,k+"="+s)}};return strings.Join(o,"&")}())
  out("string assertion kept",func()string{o:=[]string{};for _,k:=range ks{s,_:=m[k].(string);o=append(o,k+"="+s)};return strings.Join(o,"&")}())
  out("zero skip reflect",func()string{o:=[]string{};for _,k:=range ks{if reflect.ValueOf(m[k]).IsZero(){continue};o=append(o,k+"="+val(m[k]))};return strings.Join(o,"&")}())
  out("nil kept",func()string{b:=pn();b["timestamp"]=h["X-Timestamp"];b["nonce"]=h["X-Nonce"];delete(b,"sign");x:=[]string{};for k:=range b{x=append(x,k)};sort.Strings(x);return j(x,b,spr("%v"))}())
  var st Callback; json.Unmarshal([]byte(body),&st)
  out("struct reflect",func()string{v:=reflect.ValueOf(st);o:=[]string{};for i:=0;i<v.NumField();i++{o=append(o,fmt.Sprintf("%s=%v",v.Type().Field(i).Name,v.Field(i).Interface()))};sort.Strings(o);return strings.Join(append(o,"Timestamp="+h["X-Timestamp"],"Nonce="+h["X-Nonce"]),"&")}())
  out("struct tags reflect",func()string{v:=reflect.ValueOf(st);mm:=M{"timestamp":h["X-Timestamp"],"nonce":h["X-Nonce"]};for i:=0;i<v.NumField();i++{mm[v.Type().Field(i).Tag.Get("json")]=fmt.Sprint(v.Field(i).Interface())};x:=[]string{};for k:=range mm{x=append(x,k)};sort.Strings(x);return j(x,mm,val)}())
  out("struct tags nonempty",func()string{v:=reflect.ValueOf(st);mm:=M{"timestamp":h["X-Timestamp"],"nonce":h["X-Nonce"]};for i:=0;i<v.NumField();i++{if v.Field(i).IsZero(){continue};mm[v.Type().Field(i).Tag.Get("json")]=fmt.Sprint(v.Field(i).Interface())};x:=[]string{};for k:=range mm{x=append(x,k)};sort.Strings(x);return j(x,mm,val)}())
  out("struct marshal",func()string{b,_:=json.Marshal(st);return string(b)+h["X-Timestamp"]+h["X-Nonce"]}())
  out("struct %+v",fmt.Sprintf("%+v",st)+h["X-Timestamp"]+h["X-Nonce"])
  out("amount float64",func()string{b:=pn();for _,k:=range []string{"amount","feeAmount","netAmount"}{if s,ok:=b[k].(string);ok{f,_:=strconv.ParseFloat(s,64);b[k]=f}};x,y:=base(b,h);return j(x,y,spr("%v"))}())
  out("amount FormatFloat g",func()string{b:=pn();for _,k:=range []string{"amount","feeAmount","netAmount"}{if s,ok:=b[k].(string);ok{f,_:=strconv.ParseFloat(s,64);b[k]=strconv.FormatFloat(f,'E',-1,64)}};x,y:=base(b,h);return j(x,y,val)}())
  out("time.Unix",func()string{b:=pn();if s,ok:=b["completedAt"].(json.Number);ok{i,_:=s.Int64();b["completedAt"]=time.Unix(i,0).UTC().String()};x,y:=base(b,h);return j(x,y,val)}())
  out("RFC3339",func()string{b:=pn();if s,ok:=b["completedAt"].(json.Number);ok{i,_:=s.Int64();b["completedAt"]=time.Unix(i,0).UTC().Format(time.RFC3339)};x,y:=base(b,h);return j(x,y,val)}())
  out("RFC1123",func()string{b:=pn();if s,ok:=b["completedAt"].(json.Number);ok{i,_:=s.Int64();b["completedAt"]=time.Unix(i,0).UTC().Format(time.RFC1123)};x,y:=base(b,h);return j(x,y,val)}())
  out("header list",j(kn,func()M{y:=M{};for k,v:=range mn{y[k]=v};y["timestamp"]=[]string{h["X-Timestamp"]};y["nonce"]=[]string{h["X-Nonce"]};return y}(),spr("%v")))
  out("header canon",func()string{b:=pn();for k,v:=range h{if k!="X-Sign"{b[k]=v}};x:=[]string{};for k,v:=range b{if v!=nil&&v!=""&&k!="sign"{x=append(x,k)}};sort.Strings(x);return j(x,b,val)}())
  s:=j(kn,mn,val)
  sum:=sha256.Sum256([]byte(s)); out("hex",hex.EncodeToString(sum[:])); out("b64 digest",base64.StdEncoding.EncodeToString(sum[:])); out("%x digest Sprint",fmt.Sprint(sum[:]))
  out("html escape",j(kn,mn,func(v interface{})string{return html.EscapeString(val(v))}))
  out("Trim &",strings.Trim(s,"&")+"&"); out("ToLower",strings.ToLower(s)); out("ToUpper",strings.ToUpper(s)); out("no sep",strings.ReplaceAll(strings.ReplaceAll(s,"&",""),"=",""))
  out("map order range",func()string{x:=append([]string{},kn...);sort.Sort(sort.Reverse(sort.StringSlice(x)));return j(x,mn,val)}())
  out("fold sort",func()string{x:=append([]string{},kn...);sort.SliceStable(x,func(a,b int)bool{return strings.ToLower(x[a])<strings.ToLower(x[b])});return j(x,mn,val)}())
  out("Fields squeeze",j(kn,mn,func(v interface{})string{return strings.Join(strings.Fields(val(v))," ")}))
  out("body sha hex",func()string{q:=sha256.Sum256([]byte(body));return h["X-Timestamp"]+"\n"+h["X-Nonce"]+"\n"+hex.EncodeToString(q[:])}())
 }}
