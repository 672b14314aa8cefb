/** Names that stand in every callback's headers, and in every body: a light look, before anything is fetched or read. */

export const headerHint = /x[-_]?(?:sign|nonce|timestamp|merchant)/i;
export const bodyHint = /order_?(?:no|type)|completed_?at|(?:fee|net)_?amount/i;

/** Whether headers and a body may be in it; headers alone, or a body alone, are not both. */
export function holdsRequest(text: string): boolean {
  return headerHint.test(text) && holdsBody(text);
}

/** Whether it may be what `curl -v` prints, in which no body that was sent stands. */
export function holdsCurlOutput(text: string): boolean {
  return /^> ?[A-Z]{3,10} \S+ HTTP\//m.test(text) && headerHint.test(text);
}

/** Whether either may be in it. */
export function holdsHalf(text: string): boolean {
  return headerHint.test(text) || holdsBody(text);
}

function holdsBody(text: string): boolean {
  return bodyHint.test(text) || encoded.test(text);
}

/** A body in Base64 begins so: `{"`, or white space between them. */
const encoded = /(?<![A-Za-z0-9+/])(?:eyJ|eyAi|ewog|ew0K|ewoJ)[\w+/-]{40}/;
