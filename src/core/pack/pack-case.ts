/** A case of the conformance pack: a callback to send, and what an endpoint that keeps to the contract answers. */

/**
 * A text in which marks stand for what the scripts put in each time they run: `{{merchant}}`, `{{timestamp}}`, `{{nonce}}`,
 * `{{sign}}`, and `{{sign-cut}}` and `{{sign-flipped}}`, which are damaged on purpose.
 */
export type MarkedTemplate = string;

/** `recommended`: a check of time or nonce, which the contract recommends and does not demand. */
export type PackLevel = 'mandatory' | 'recommended';

export type PackAnswer = 'ok' | 'reject';

/** By the contract, or with another hash, another padding, another key. */
export type PackScheme = 'rsa2' | 'sha-1' | 'pss' | 'other-key';

/** Of X-Timestamp; `stale` and `future` are a minute beyond the tolerance. */
export type PackTime = 'now' | 'stale' | 'future' | 'milliseconds';

export type PackHeader = readonly [name: string, value: MarkedTemplate];

/** What differs from a plain payin that is signed and sent by the contract. */
export interface PackCaseDefinition {
  readonly answer: PackAnswer;
  readonly level?: PackLevel;
  readonly orderType?: 'payout';
  /** Of which case the order is, where that is another one. */
  readonly orderOf?: string;
  /** More members of the body, as JSON text. */
  readonly members?: string;
  /** What the body becomes before it is signed. */
  readonly write?: (bodyText: string) => string;
  /** What it becomes after that. */
  readonly change?: (bodyText: string) => string;
  /** The four header values that are sent; null: the header is not sent. */
  readonly merchantNo?: MarkedTemplate | null;
  readonly timestamp?: MarkedTemplate | null;
  readonly nonce?: MarkedTemplate | null;
  readonly sign?: MarkedTemplate | null;
  /** What was signed in place of the marks of the same name. */
  readonly signedTimestamp?: MarkedTemplate;
  readonly signedNonce?: MarkedTemplate;
  /** What is signed in place of the string that the contract makes. */
  readonly writeString?: (bodyText: string) => MarkedTemplate;
  /** Names, order and number of the headers. */
  readonly arrange?: (headers: readonly PackHeader[]) => readonly PackHeader[];
  readonly isChunked?: true;
  readonly scheme?: PackScheme;
  readonly time?: PackTime;
  /** The earlier case whose nonce this one has again. */
  readonly nonceOf?: string;
}

/** How the scripts make a case anew. */
export interface PackRecipe {
  readonly headers: readonly PackHeader[];
  /** What is signed. */
  readonly string: MarkedTemplate;
  readonly scheme: PackScheme;
  readonly time: PackTime;
  /** `new`, or the name of the case whose nonce it is. */
  readonly nonce: string;
  readonly transfer: 'length' | 'chunked';
}

export interface PackCase<Name extends string = string> {
  readonly name: Name;
  readonly level: PackLevel;
  readonly answer: PackAnswer;
  readonly verdict: 'valid' | 'invalid' | 'unverifiable';
  /** As signed when the pack was made. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The string that the contract makes of these headers and this body; null where the body is no JSON object. */
  readonly canonical: string | null;
  readonly recipe: PackRecipe;
}

export function fillTemplate(
  template: MarkedTemplate,
  values: Readonly<Record<string, string>>,
): string {
  return template.replace(/\{\{([A-Za-z-]+)\}\}/g, (mark, name: string) => values[name] ?? mark);
}
