/** An answer as it may have come, of what a program shows of it. */

interface ShownAnswer {
  /** Three digits. */
  readonly status: string;
  /** Lines, none of which has a line end in it. */
  readonly headers: readonly string[];
  readonly body: Uint8Array;
  /** How many bytes the body had; some of them may not be shown. */
  readonly length: number | string;
}

export function buildShownAnswer({ status, headers, body, length }: ShownAnswer): Uint8Array {
  const lines = [`HTTP/1.1 ${status}`, ...headers, `content-length:${length}`, '', ''];
  const head = new TextEncoder().encode(lines.join('\r\n'));
  const answer = new Uint8Array(head.length + body.length);
  answer.set(head);
  answer.set(body, head.length);
  return answer;
}
