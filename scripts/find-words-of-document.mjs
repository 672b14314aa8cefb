const letter = /\p{L}/u;

/**
 * What a document says by itself: in its text, its title apart, and in what describes it. Words stand in it as `%name%`.
 *
 * @param {string} html
 * @returns {readonly string[]}
 */
export function findWordsOfDocument(html) {
  const rest = html
    .replace(/<!--.*?-->|<title>.*?<\/title>|<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/%\w+%/g, '');
  const described = rest.matchAll(
    /<meta\s[^>]*?name="description"[^>]*?content="([^"]*)"|\s(?:alt|title|aria-label)="([^"]*)"/g,
  );
  const texts = [...described].map(([, content, name]) => content ?? name ?? '');
  return [...texts, ...rest.split(/<[^>]*>/)]
    .map((text) => text.replace(/&#?\w+;/g, '').trim())
    .filter((text) => letter.test(text));
}
