/** Text as HTML, as the libraries of several languages escape it. */
import type { HtmlEncoding } from './rule-values';
import { nameEntities, toReference } from './transform-text';

/** How the double and the single quote are written. */
const quoteEntities: Readonly<Record<HtmlEncoding, readonly [string, string]>> = {
  html: ['&quot;', '&#39;'],
  'html-python': ['&quot;', '&#x27;'],
  'html-php': ['&quot;', '&#039;'],
  'html-go': ['&#34;', '&#39;'],
  'html-double-quotes': ['&quot;', "'"],
  'html-named': ['&quot;', "'"],
  'html-no-quotes': ['"', "'"],
  'html-xml': ['&quot;', '&apos;'],
  'html-numeric': ['&quot;', '&#39;'],
  'html-numeric-latin1': ['&quot;', '&#39;'],
  'html-php-filter': ['&#34;', '&#39;'],
  'html-angles': ['"', "'"],
  'html-validator': ['&quot;', '&#x27;'],
  'html-handlebars': ['&quot;', '&#x27;'],
  'html-mustache': ['&quot;', '&#39;'],
  'html-he': ['&#x22;', '&#x27;'],
  'html-he-named': ['&quot;', '&apos;'],
  'html-attribute': ['&quot;', '&#39;'],
  'html-perl': ['&quot;', '&#39;'],
  'html-text-hex': ['"', "'"],
};

export function isHtmlEncoding(text: string): text is HtmlEncoding {
  return text in quoteEntities;
}

export function escapeHtml(text: string, encoding: HtmlEncoding): string {
  if (encoding === 'html-angles') return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  if (encoding === 'html-php-filter') return text.replace(/[\0-\x1f"&'<>]/g, toReference);
  if (encoding === 'html-he') return text.replace(/["&'<>`]|[^\x01-\x7f]/gu, toHexReference);
  const [double, single] = quoteEntities[encoding];
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', encoding === 'html-attribute' ? '>' : '&gt;')
    .replaceAll('"', double)
    .replaceAll("'", single);
  switch (encoding) {
    case 'html-named':
      return nameEntities(escaped);
    case 'html-validator':
      return escaped.replaceAll('/', '&#x2F;').replaceAll('\\', '&#x5C;').replaceAll('`', '&#96;');
    case 'html-handlebars':
      return escapeAttributes(escaped);
    case 'html-mustache':
      return escapeAttributes(escaped).replaceAll('/', '&#x2F;');
    case 'html-he-named':
      return nameEntities(escaped.replaceAll('`', '&#x60;')).replace(
        /[^\0-\x7f]/gu,
        toHexReference,
      );
    case 'html-perl':
      return nameEntities(escaped).replace(/[^\0-\x7f]/gu, toHexReference);
    case 'html-text-hex':
      return escaped.replace(/[^\0-\x7f]/gu, toHexReference);
    case 'html-numeric':
      return escaped.replace(/[^\0-\x9f]/gu, toReference);
    case 'html-numeric-latin1':
      return escaped.replace(/[\xa0-\xff]|[\u{10000}-\u{10ffff}]/gu, toReference);
    default:
      return escaped;
  }
}

function escapeAttributes(text: string): string {
  return text.replaceAll('`', '&#x60;').replaceAll('=', '&#x3D;');
}

function toHexReference(character: string): string {
  return `&#x${(character.codePointAt(0) as number).toString(16).toUpperCase()};`;
}
