// Verifying functions in C#: ASP.NET controllers and SDK helpers, each a little wrong.
using System; using System.Collections.Generic; using System.Collections.Specialized; using System.IO; using System.Linq; using System.Text; using System.Web; using System.Globalization; using System.Net; using Newtonsoft.Json; using Newtonsoft.Json.Linq; using Newtonsoft.Json.Serialization;
class N{public string orderType{get;set;} public string orderNo{get;set;} public string merchantOrderNo{get;set;} public string status{get;set;} public decimal amount{get;set;} public decimal? feeAmount{get;set;} public decimal? netAmount{get;set;} public long completedAt{get;set;}}
static class Assistants{
 static Dictionary<string,object> D(string r,Dictionary<string,string> h){var d=JsonConvert.DeserializeObject<Dictionary<string,object>>(r);d["timestamp"]=h["X-Timestamp"];d["nonce"]=h["X-Nonce"];d.Remove("sign");return d;}
 static string S(object v){return v is string?(string)v:JsonConvert.SerializeObject(v);}
 static void Main(string[] a){var inv=CultureInfo.InvariantCulture;System.Threading.Thread.CurrentThread.CurrentCulture=inv;
  var F=new Dictionary<string,Func<string,Dictionary<string,string>,string>>();
  F["AI: OrderBy(k) default comparer, ToString"]=(r,h)=>string.Join("&",D(r,h).Where(p=>p.Value!=null&&p.Value.ToString()!="").OrderBy(p=>p.Key).Select(p=>p.Key+"="+p.Value));
  F["AI: StringComparer.Ordinal, SerializeObject"]=(r,h)=>string.Join("&",D(r,h).Where(p=>p.Value!=null&&!string.IsNullOrWhiteSpace(S(p.Value))).OrderBy(p=>p.Key,StringComparer.Ordinal).Select(p=>p.Key+"="+S(p.Value)));
  F["WxPayData ToUrl"]=(r,h)=>{string b="";foreach(var p in new SortedDictionary<string,object>(D(r,h))){if(p.Value==null)continue;if(p.Key!="sign"&&p.Value.ToString()!="")b+=p.Key+"="+p.Value+"&";}return b.Trim('&');};
  F["JObject, JToken ToString()"]=(r,h)=>{var o=JObject.Parse(r);o["timestamp"]=h["X-Timestamp"];o["nonce"]=h["X-Nonce"];o.Remove("sign");return string.Join("&",o.Properties().OrderBy(p=>p.Name,StringComparer.Ordinal).Where(p=>p.Value.ToString().Trim()!="").Select(p=>p.Name+"="+p.Value));};
  F["DTO reflection, invariant"]=(r,h)=>{var n=JsonConvert.DeserializeObject<N>(r);var d=typeof(N).GetProperties().ToDictionary(p=>p.Name,p=>Convert.ToString(p.GetValue(n,null),inv));d["timestamp"]=h["X-Timestamp"];d["nonce"]=h["X-Nonce"];return string.Join("&",d.OrderBy(p=>p.Key,StringComparer.Ordinal).Where(p=>p.Value!="").Select(p=>p.Key+"="+p.Value));};
  F["HttpUtility.UrlEncode lower case"]=(r,h)=>string.Join("&",D(r,h).Where(p=>p.Value!=null&&S(p.Value).Trim()!="").OrderBy(p=>p.Key,StringComparer.Ordinal).Select(p=>p.Key+"="+HttpUtility.UrlEncode(S(p.Value))));
  F["WebUtility.HtmlEncode"]=(r,h)=>string.Join("&",D(r,h).Where(p=>p.Value!=null&&S(p.Value).Trim()!="").OrderBy(p=>p.Key,StringComparer.Ordinal).Select(p=>p.Key+"="+WebUtility.HtmlEncode(S(p.Value))));
  F["amount.ToString(C) en-US"]=(r,h)=>{var d=D(r,h);foreach(var k in new[]{"amount","feeAmount","netAmount"})if(d.ContainsKey(k))d[k]=decimal.Parse((string)d[k],inv).ToString("C",CultureInfo.GetCultureInfo("en-US"));return string.Join("&",d.Where(p=>p.Value!=null&&S(p.Value).Trim()!="").OrderBy(p=>p.Key,StringComparer.Ordinal).Select(p=>p.Key+"="+S(p.Value)));};
  F["DateTime completedAt ToString(G)"]=(r,h)=>{var d=D(r,h);if(d.ContainsKey("completedAt"))d["completedAt"]=new DateTime(1970,1,1).AddSeconds((long)d["completedAt"]).ToString(CultureInfo.GetCultureInfo("en-US"));return string.Join("&",d.Where(p=>p.Value!=null&&S(p.Value).Trim()!="").OrderBy(p=>p.Key,StringComparer.Ordinal).Select(p=>p.Key+"="+S(p.Value)));};
  F["Debug watch window: escaped, in quotes"]=(r,h)=>{var d=D(r,h);d.Remove("timestamp");return JsonConvert.SerializeObject(string.Join("&",d.Where(p=>p.Value!=null&&S(p.Value).Trim()!="").OrderBy(p=>p.Key,StringComparer.Ordinal).Select(p=>p.Key+"="+S(p.Value))));};
  F["camelCase resolver, indented nested"]=(r,h)=>string.Join("&",D(r,h).Where(p=>p.Value!=null&&S(p.Value).Trim()!="").OrderBy(p=>p.Key,StringComparer.Ordinal).Select(p=>p.Key+"="+(p.Value is JToken?((JToken)p.Value).ToString(Formatting.Indented):S(p.Value))));
  Callbacks.PrintRows(a[0],F);
 }}
