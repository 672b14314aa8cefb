/** Addresses of other origins in a built file. */

/** Hosts that may stand in the scripts, because nothing is ever loaded from them. */
const namedOnly = new Map([
  ['www.w3.org', 'names of XML namespaces'],
  ['react.dev', "links in React's error messages"],
  ['radix-ui.com', "links in Radix UI's warnings"],
  ['cdn.jsdelivr.net', "the Monaco loader's default place, replaced by the bundled editor"],
  ['bit.ly', "a link in a warning of the service worker's library"],
  ['github.com', "links in the editor's messages and comments"],
  ['microsoft.com', "links in the editor's messages"],
  ['code.visualstudio.com', "links in the editor's descriptions"],
  ['localhost', 'where a test callback is sent by the command that the page writes'],
  ['shop.example', "the lab's endpoint, to which nothing is sent (RFC 2606)"],
  ['schema.getpostman.com', "the name of the pack's collection format"],
]);

/**
 * A page or a style may name no other origin at all: the browser would load it. A script may name the
 * hosts above; that it really requests nothing is what the browser tests see.
 * @param {string} name the file's name, whose ending tells its language
 * @param {string} text
 * @returns {readonly string[]} each address once, in order
 */
export function findForeignAddresses(name, text) {
  return [...new Set(pickAddresses(name, text))];
}

/**
 * @param {string} name
 * @param {string} text
 * @returns {readonly string[]}
 */
function pickAddresses(name, text) {
  if (name.endsWith('.html')) return pickFromPage(text);
  if (name.endsWith('.css')) {
    return toAddresses(text, /(?:url\(|@import)\s*["']?((?:[a-z]+:)?\/\/[^"')\s]+)/gi);
  }
  if (!name.endsWith('.js')) return [];
  return toAddresses(text, /\b((?:https?|wss?):\/\/\w[\w.-]*[^\s"'`\\)]*)/gi).filter(
    (address) => !namedOnly.has(new URL(address).hostname),
  );
}

/**
 * A script or a style that stands in the page is read as what it is.
 * @param {string} text
 */
function pickFromPage(text) {
  /** @type {string[]} */
  const inside = [];
  const page = text.replace(
    /(<(script|style)\b[^>]*>)(.*?)(?=<\/\2)/gis,
    (_, tag, kind, content) => {
      inside.push(...pickAddresses(kind.toLowerCase() === 'script' ? '.js' : '.css', content));
      return tag;
    },
  );
  const attributes = /\b(?:src|srcset|href|action)\s*=\s*["']?((?:[a-z]+:)?\/\/[^"'\s>]+)/gi;
  return [...toAddresses(page, attributes), ...inside];
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function toAddresses(text, pattern) {
  return [...text.matchAll(pattern)].map(([, address = '']) => address);
}
