import { describe, expect, it } from 'vitest';
import { takeRequest } from '../../../testing/numbered-callbacks';
import {
  findCallback,
  getReading,
  type RealRequest,
  realRequests,
} from '../../../testing/real-requests';
import { parseHeaders } from '../../headers/parse-headers';
import type { JsonNode } from '../../json/json-node';
import { listReadBodies, readBodyDump } from '../read-body-dump';
import { readRequest } from './read-request';
import type { ReadRequest } from './request-reading';

const names = new Set(realRequests.map(toTool));

function toTool({ language, tool }: RealRequest): string {
  return `${language}, ${tool}`;
}

function expectHeaders(one: RealRequest, { headersText }: ReadRequest): void {
  const { fields } = parseHeaders(headersText ?? '').headers;
  for (const [name, value] of Object.entries(findCallback(one).headers)) {
    // What a tool leaves out, or sends another type with, is told by the tool.
    if (name !== 'Content-Type')
      expect([name, fields[name as 'X-Sign']?.value]).toEqual([name, value]);
  }
}

function expectBody(one: RealRequest, { bodyText, notes }: ReadRequest): void {
  const { body } = findCallback(one);
  const codes = notes.map(({ code }) => code);
  switch (getReading(one)) {
    case 'exact':
    case 'body':
      expect(bodyText).toBe(body);
      expect(codes).not.toContain('body-parsed');
      break;
    case 'parsed':
      expect(JSON.parse(bodyText ?? '')).toEqual(JSON.parse(body));
      expect(codes).toContain('body-parsed');
      break;
    case 'changed':
      expect(JSON.parse(bodyText ?? '')).toEqual(JSON.parse(body));
      expect(codes).toContain('content-length');
      break;
    case 'dots':
      expect(bodyText).toBe(
        Buffer.from(body)
          .toString('latin1')
          .replace(/[^ -~]/g, '.'),
      );
      expect(codes).toContain('body-dots');
      break;
    case 'rewritten':
      expect(JSON.parse(bodyText ?? '')).toEqual(JSON.parse(body));
      break;
    case 'broken':
      expect(() => JSON.parse(bodyText ?? '')).toThrow();
      break;
    case 'blanks':
      expect(bodyText).toBe(body.replace(/[^ -~]/g, ' '));
      expect(codes).toContain('body-blanks');
      break;
    case 'dump':
      expect(readDump(bodyText ?? '')).toMatchObject(JSON.parse(body));
      break;
    default:
      expect(bodyText).toBeNull();
  }
}

/** The likeliest body that the page reads of a dump. */
function readDump(text: string): unknown {
  const reading = readBodyDump(text);
  const [body] = reading === null ? [] : [...listReadBodies(reading, 1)];
  if (body === undefined) throw new Error(`no body in ${text}`);
  return JSON.parse(
    JSON.stringify(
      Object.fromEntries(body.members.map(({ key, value }) => [key.value, toValue(value)])),
    ),
  );
}

function toValue(node: JsonNode): unknown {
  switch (node.type) {
    case 'object':
      return Object.fromEntries(node.members.map(({ key, value }) => [key.value, toValue(value)]));
    case 'array':
      return node.items.map(toValue);
    case 'number':
      return Number(node.plain);
    case 'null':
      return null;
    default:
      return node.value;
  }
}

describe('a request that a real tool printed is read as far as it shows', () => {
  it.each([...names])('%s', (name) => {
    for (const one of realRequests.filter((request) => toTool(request) === name)) {
      const reading = getReading(one);
      if (reading === 'unknown') {
        expect(readRequest(one.text).kind).toBe('unknown');
        continue;
      }
      const request = takeRequest(one.text);
      if (reading === 'body') expect(request.headersText).toBeNull();
      else if (reading === 'cut') expect(request.bodyText).toBeNull();
      else expectHeaders(one, request);
      expectBody(one, request);
    }
  });
});
