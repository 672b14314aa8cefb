/** Callbacks that a number tells apart, and what was read of a text that has some. */
import { readRequest } from '../core/intake/request/read-request';
import type { ReadRequest } from '../core/intake/request/request-reading';
import { requestHeaders } from './request-cases';

export interface NumberedCallback {
  readonly headers: Readonly<Record<keyof typeof requestHeaders, string>>;
  readonly body: string;
}

export function numberCallback(number: number): NumberedCallback {
  return {
    headers: {
      ...requestHeaders,
      'X-Nonce': `nonce-${number}-9f8b3c2e`,
      'X-Sign': `S${number}/${'Ab+/'.repeat(80)}Aw==`,
    },
    body: `{"orderType":"payin","orderNo":"P-${number}","merchantOrderNo":"M-${number}","status":"completed","amount":"100.50","completedAt":1790001234}`,
  };
}

/** The numbers of a nonce, a signature and a body; one where they are the same. */
export function readNumbers({ headersText, bodyText }: ReadRequest): string {
  const numbers = [
    /nonce-(\d+)-/.exec(headersText ?? '')?.[1],
    /\bS(\d+)\//.exec(headersText ?? '')?.[1],
    /"P-(\d+)"/.exec(bodyText ?? '')?.[1],
  ];
  return [...new Set(numbers)].map((one) => one ?? 'none').join(' ');
}

/** What no other line has: entries that look alike are read by the forms that have read the first of them. */
export function markUnlike(number: number): string {
  return '#'.repeat(number);
}

export function listLines(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}

export function listRequests(text: string): readonly ReadRequest[] {
  const reading = readRequest(text);
  if (reading.kind === 'unknown') return [];
  return reading.kind === 'taken' ? [reading.request] : reading.requests;
}

export function takeRequest(text: string): ReadRequest {
  const reading = readRequest(text);
  if (reading.kind !== 'taken') throw new Error(`it is ${JSON.stringify(reading)}`);
  return reading.request;
}
