/** A whole request as it was read out of a paste: plain data, ready to be put into the fields. */
import type { CallbackHeaderName } from '../../contract';
import type { Span } from '../../text/span';

/** What a paste was taken for, by short stable names. */
export const requestForms = [
  'http-message',
  'http-2',
  'curl',
  'wget',
  'httpie',
  'powershell',
  'fetch',
  'har',
  'postman',
  'insomnia',
  'aws-event',
  'azure-event',
  'ngrok',
  'webhook-site',
  'inspector',
  'log',
  'csv',
  'headers-and-body',
  'dump',
  'text',
  'headers',
  'body',
  'key',
] as const;

export type RequestForm = (typeof requestForms)[number];

/** What was done to the body, or could not be done, in words of data. */
export type RequestNote =
  /** It stood there as an object: number text, escapes and repeated keys may have been lost before. */
  | { readonly code: 'body-parsed' }
  | { readonly code: 'body-unquoted' }
  /** `\x22` for each quote. */
  | { readonly code: 'body-nginx' }
  | { readonly code: 'body-base64' }
  | { readonly code: 'body-percent' }
  | { readonly code: 'body-bytes' }
  | { readonly code: 'body-chunked' }
  /** The request is none that a callback is. */
  | { readonly code: 'method'; readonly method: string }
  /** A key in it is named the merchant's own, and was not taken for the platform's. */
  | { readonly code: 'own-key' }
  /** Headers that a log has under other names. */
  | {
      readonly code: 'names-read';
      readonly names: readonly {
        readonly written: string;
        readonly header: CallbackHeaderName;
      }[];
    }
  /** A signature stands in that line, from 1, of which it is not certain whose it is. */
  | {
      readonly code: 'other-sign';
      readonly line: number;
      readonly name: string;
      /** One was taken. */
      readonly isOther: boolean;
      /** From there on not everything was read. */
      readonly isUnread: boolean;
    }
  /** It is one field of a form. */
  | { readonly code: 'body-part'; readonly name: string }
  /** Several data arguments, joined with `&` as curl does. */
  | { readonly code: 'body-joined'; readonly count: number }
  /** A quotation mark of the command is closed by none: what stands behind it is read with it, or not as it was meant. */
  | { readonly code: 'open-quote' }
  /** Another object stands behind the one that was taken. */
  | { readonly code: 'body-more' }
  /** `curl -v` prints the answer's body, and none that was sent. */
  | { readonly code: 'body-answered' }
  /** It is the answer's, of which as many bytes were sent. */
  | { readonly code: 'body-echoed' }
  /** It stands where the answer's does, of which no length is told. */
  | { readonly code: 'body-unclear' }
  /** What stands behind the headers is no JSON. */
  | { readonly code: 'body-other' }
  /** It stands in a file that is not in the paste. */
  | { readonly code: 'body-file'; readonly name: string }
  | { readonly code: 'headers-file'; readonly name: string }
  /** A tool that prints packets shows bytes beyond ASCII as dots, and the body has some. */
  | { readonly code: 'body-dots' }
  /** Characters beyond ASCII that a browser wrote as blanks. */
  | { readonly code: 'body-blanks'; readonly count: number }
  /** Content-Length says another number of bytes than were there. */
  | { readonly code: 'content-length'; readonly said: number; readonly bytes: number }
  /** Content-Length says no number of bytes. */
  | { readonly code: 'content-length-text'; readonly said: string };

export interface ReadRequest {
  readonly form: RequestForm;
  /** `Name: value` lines; null where there are none in it. Every value stands in the paste. */
  readonly headersText: string | null;
  readonly bodyText: string | null;
  /** The public keys' PEM blocks. */
  readonly keyText: string | null;
  /** The string to be signed as the reader's program printed it beside them. */
  readonly ownString: string | null;
  readonly notes: readonly RequestNote[];
  /** Where in the paste headers and body stand; of what is inside of a quoted text, the whole of that. */
  readonly span: Span;
}

export type RequestReading =
  | { readonly kind: 'taken'; readonly request: ReadRequest }
  | {
      readonly kind: 'choose';
      /** Two or more. */
      readonly requests: readonly ReadRequest[];
      /** The line from 1 behind whose beginning not everything was read, so that there may be more; null: everything was. */
      readonly unreadLine: number | null;
    }
  | {
      readonly kind: 'unknown';
      /** The callback's headers and fields whose names stand in the text all the same. */
      readonly names: readonly string[];
      /** As of those to choose from. */
      readonly unreadLine: number | null;
    };
