// Package callback verifies an order completion callback and says what to answer.
// Go 1.19 or later, no dependencies. Give it the body's bytes as they came: io.ReadAll(r.Body).
// What stands in [brackets] names a rule.
package callback

import (
	"bytes"
	"crypto"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"errors"
	"net/http"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Receiver is what is yours.
type Receiver struct {
	MerchantNo string
	// [key] The platform's public key, the whole PEM with BEGIN and END; fetch it again after a rotation.
	PlatformPublicKey string
	// ToleranceSeconds is requestExpireSeconds of your settings; 300 unless you have changed it.
	ToleranceSeconds int64
	IsKnownNonce     func(nonce string) bool
	// RememberNonce keeps it for at least 10 minutes, and as long as the tolerance if that is longer.
	RememberNonce func(nonce string)
	// CompleteOrder finds your order by merchantOrderNo. True at once where it is completed already. Else it compares
	// amount, orderType and currency, completes it in one transaction, and is true only if all of that succeeded.
	CompleteOrder func(fields map[string]string) bool
}

// AnswerCallback gives status and body. Log why a callback was refused; alert somebody where the merchant number is another's.
func AnswerCallback(receiver Receiver, headers http.Header, body []byte, nowSeconds int64) (int, string) {
	// [headers] Go's http.Header knows names in any case; white space around a value is no part of it.
	header := func(name string) string { return strings.Trim(headers.Get(name), " \t") }
	timestamp, nonce := header("X-Timestamp"), header("X-Nonce")
	fields, err := ReadFields(body)
	if err != nil {
		return 400, "body: not a JSON object in UTF-8"
	}
	// [checks] Merchant number, age, nonce, signature, and only then the order.
	if header("X-Merchant-No") != receiver.MerchantNo {
		return 400, "X-Merchant-No: not ours"
	}
	sentAt, err := strconv.ParseUint(timestamp, 10, 40)
	age := nowSeconds - int64(sentAt)
	if err != nil || age > receiver.ToleranceSeconds || age < -receiver.ToleranceSeconds {
		return 400, "X-Timestamp: too old or ahead"
	}
	if nonce == "" || receiver.IsKnownNonce(nonce) {
		return 400, "X-Nonce: missing or seen before"
	}
	text := BuildStringToSign(fields, timestamp, nonce)
	if !VerifySignature(text, header("X-Sign"), receiver.PlatformPublicKey) {
		return 401, "X-Sign: does not verify"
	}
	if !receiver.CompleteOrder(fields) {
		return 500, "order: not processed"
	}
	receiver.RememberNonce(nonce)
	// [answer] Exactly these two letters, as text/plain; anything else and the platform sends it again.
	return 200, "OK"
}

// VerifySignature checks RSA2 with the platform's key, never with your own.
func VerifySignature(text, sign, platformPublicKey string) bool {
	block, _ := pem.Decode([]byte(platformPublicKey))
	if block == nil {
		return false
	}
	parsed, err := x509.ParsePKIXPublicKey(block.Bytes)
	key, isRSA := parsed.(*rsa.PublicKey)
	if err != nil || !isRSA {
		return false
	}
	// [signature] RSA2: SHA-256, PKCS#1 v1.5, standard Base64 (the decoder would skip line ends).
	signature, err := base64.StdEncoding.DecodeString(sign)
	if err != nil || strings.ContainsAny(sign, "\r\n") {
		return false
	}
	// [bytes] The signature is over the string's UTF-8 bytes.
	digest := sha256.Sum256([]byte(text))
	return rsa.VerifyPKCS1v15(key, crypto.SHA256, digest[:], signature) == nil
}

// White space as "only whitespace" is read; unicode.IsSpace has another idea of it.
const blanks = "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"

// BuildStringToSign joins fields and headers by the contract's rules.
func BuildStringToSign(fields map[string]string, timestamp, nonce string) string {
	entries := map[string]string{}
	for key, value := range fields {
		entries[key] = value
	}
	// [entries] The headers' values replace members of the body with these names.
	entries["timestamp"], entries["nonce"] = timestamp, nonce
	keys := []string{}
	for key, value := range entries {
		// [dropped] The key sign in any case, and values that are blank; not 0 or false, {} or [].
		isSign := len(key) == len("sign") && strings.EqualFold(key, "sign")
		if !isSign && strings.Trim(value, blanks) != "" {
			keys = append(keys, key)
		}
	}
	// [order] By UTF-16 code unit (upper case first, no locale); Go's own order is that too where all keys are ASCII.
	sort.Slice(keys, func(i, j int) bool { return toUTF16(keys[i]) < toUTF16(keys[j]) })
	pairs := make([]string, len(keys))
	for i, key := range keys {
		pairs[i] = key + "=" + entries[key]
	}
	// [joining] Nothing is URL-encoded, nothing follows the last pair.
	return strings.Join(pairs, "&")
}

func toUTF16(key string) string {
	var units strings.Builder
	for _, unit := range utf16.Encode([]rune(key)) {
		units.Write([]byte{byte(unit >> 8), byte(unit)})
	}
	return units.String()
}

// ReadFields gives the body's top-level members as text, without those that are null.
func ReadFields(body []byte) (map[string]string, error) {
	// [body] The bytes as received; a byte order mark in front is skipped, what is not UTF-8 is refused.
	body = bytes.TrimPrefix(body, []byte("\ufeff"))
	var compact bytes.Buffer
	if !utf8.Valid(body) || json.Compact(&compact, body) != nil || !strings.HasPrefix(compact.String(), "{") {
		return nil, errors.New("not a JSON object in UTF-8")
	}
	reader := jsonReader{text: compact.String()}
	fields := map[string]string{}
	_, members := reader.members()
	for key, value := range members {
		// [values] Strings as they are, null left out; true, false, numbers and nested JSON as JSON text.
		if value[0] == '"' {
			fields[unquote(key)] = unquote(value)
		} else if value != "null" {
			fields[unquote(key)] = value
		}
	}
	return fields, reader.err
}

// jsonReader walks compact JSON that is valid: encoding/json alone loses the order of members and respells strings.
type jsonReader struct {
	text string
	at   int
	err  error
}

// members gives the keys in order, and the value of each, as JSON text.
func (reader *jsonReader) members() ([]string, map[string]string) {
	keys, values := []string{}, map[string]string{}
	for reader.at++; reader.text[reader.at-1] != '}'; reader.at++ {
		if reader.text[reader.at] == '}' {
			continue
		}
		key := reader.value()
		reader.at++
		// [duplicates] The last of equal keys wins, in the place of the first.
		if _, isKnown := values[key]; !isKnown {
			keys = append(keys, key)
		}
		values[key] = reader.value()
	}
	return keys, values
}

func (reader *jsonReader) value() string {
	parts := []string{}
	// [nested] Compact JSON: members in the order received, no white space.
	switch reader.text[reader.at] {
	case '{':
		keys, values := reader.members()
		for _, key := range keys {
			parts = append(parts, key+":"+values[key])
		}
		return "{" + strings.Join(parts, ",") + "}"
	case '[':
		for reader.at++; reader.text[reader.at-1] != ']'; reader.at++ {
			if reader.text[reader.at] != ']' {
				parts = append(parts, reader.value())
			}
		}
		return "[" + strings.Join(parts, ",") + "]"
	}
	word := scalar.FindString(reader.text[reader.at:])
	reader.at += len(word)
	switch {
	case word[0] == '"':
		// [escapes] Only what JSON has to escape, in its shortest form: no slash, é or < is escaped.
		return escapes.ReplaceAllStringFunc(word, shorten)
	case word[0] == '-' || word[0] >= '0' && word[0] <= '9':
		plain, err := toPlainDecimal(word)
		if err == nil {
			return plain
		}
		reader.err = err
	}
	return word
}

var scalar = regexp.MustCompile(`^(?:"(?:[^"\\]|\\.)*"|[^,\]}]+)`)
var escapes = regexp.MustCompile(`\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\u....|\\.`)

func shorten(escape string) string {
	if escape[1] != 'u' {
		return strings.Replace(escape, `\/`, "/", 1)
	}
	unit, _ := strconv.ParseUint(escape[2:6], 16, 16)
	if known := strings.IndexByte("\"\\\b\f\n\r\t", byte(unit)); known >= 0 && unit < 0x80 {
		return `\` + `"\bfnrt`[known:known+1]
	}
	if len(escape) > 6 {
		low, _ := strconv.ParseUint(escape[8:], 16, 16)
		return string(utf16.DecodeRune(rune(unit), rune(low)))
	}
	if unit < 0x20 || unit >= 0xd800 && unit <= 0xdfff {
		return strings.ToLower(escape)
	}
	return string(rune(unit))
}

func unquote(text string) (value string) {
	json.Unmarshal([]byte(text), &value)
	return value
}

var numberParts = regexp.MustCompile(`^(-?)(\d+)(?:\.(\d+))?(?:[eE](.+))?$`)

// [numbers] The exact value, never through a float: 1.50 → 1.5, 1e3 → 1000, 1.0 → 1, -0 → 0.
func toPlainDecimal(source string) (string, error) {
	parts := numberParts.FindStringSubmatch(source)
	minus, whole, fraction := parts[1], parts[2], parts[3]
	written := strings.TrimLeft(whole+fraction, "0")
	digits := strings.TrimRight(written, "0")
	if digits == "" {
		return "0", nil
	}
	exponent, err := int64(0), error(nil)
	if parts[4] != "" {
		exponent, err = strconv.ParseInt(parts[4], 10, 32)
	}
	// Where the point stands among the digits.
	point := len(written) - len(fraction) + int(exponent)
	if err != nil || point > 1000 || len(digits) > 1000 || len(digits)-point+1 > 1000 && point <= 0 {
		return "", errors.New("a number of more than 1,000 digits")
	}
	if point <= 0 {
		return minus + "0." + strings.Repeat("0", -point) + digits, nil
	}
	if point >= len(digits) {
		return minus + digits + strings.Repeat("0", point-len(digits)), nil
	}
	return minus + digits[:point] + "." + digits[point:], nil
}
