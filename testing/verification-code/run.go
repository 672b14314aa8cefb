package main

import (
	"bufio"
	"encoding/base64"
	"fmt"
	"net/http"
	"os"
	"strconv"
	"strings"

	"run/callback"
)

func decode(text string) []byte {
	decoded, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		panic(err)
	}
	return decoded
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<28)
	nonces := map[string]bool{}
	for lines.Scan() {
		parts := strings.Split(lines.Text(), "\t")
		key, body := string(decode(parts[0])), decode(parts[2])
		now, _ := strconv.ParseInt(parts[4], 10, 64)
		headers := http.Header{}
		for _, line := range strings.Split(string(decode(parts[1])), "\n") {
			pair := strings.SplitN(line, ":", 2)
			headers.Add(pair[0], strings.TrimSpace(pair[1]))
		}
		text, verdict := "-", "invalid"
		if fields, err := callback.ReadFields(body); err == nil {
			signed := callback.BuildStringToSign(fields, headers.Get("X-Timestamp"), headers.Get("X-Nonce"))
			text = base64.StdEncoding.EncodeToString([]byte(signed))
			if callback.VerifySignature(signed, headers.Get("X-Sign"), key) {
				verdict = "valid"
			}
		}
		status, answer := callback.AnswerCallback(callback.Receiver{
			MerchantNo:        parts[3],
			PlatformPublicKey: key,
			ToleranceSeconds:  300,
			IsKnownNonce:      func(nonce string) bool { return nonces[nonce] },
			RememberNonce:     func(nonce string) { nonces[nonce] = true },
			CompleteOrder:     func(fields map[string]string) bool { return fields["merchantOrderNo"] != "unknown" },
		}, headers, body, now)
		fmt.Printf("%s\t%s\t%d\t%s\n", text, verdict, status, answer)
	}
}
