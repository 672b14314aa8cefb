/**
 * Whose key it is by the name that holds it: of a member, a setting or a variable, or of the object around that. The name
 * of the setting before says nothing of the key.
 */

const merchantName = /merchant|private|(?:^|[._-])(?:app|own|my|mch)(?![a-z])/i;
/** Of an object: an app's settings hold more than its own keys. */
const merchantObject = /merchant|private|^mch/i;
const platformName = /platform/i;
/** A name with its sign; the last part of a path is none. */
const givenName =
  /(?<![\w./-])([A-Za-z_][\w.-]{0,60})[\\"'\]]{0,4}[^\S\r\n]{0,9}(?:=>|:=|:(?!:)|=)/g;
/** With its first argument, the name of a setting. */
const call = /(?:\bnew\s{1,9})?[A-Za-z_][\w.:$]{0,60}\((?:\s{0,9}(["'])[\w.-]{0,60}\1\s{0,9},)?/g;
const stringPrefix = /(?<!\w)[a-z]{1,2}(?=["'`])/gi;
/** What else leads from a sign to its value: quotes, brackets, white space, a block's sign of YAML. */
const onlyOpening = /^[\s"'`()[\]{<&@$\\]*(?:[|>][-+]?\s*)?$/;
/** Of members inside of the value, of types, and of keys of anybody. */
const plainName =
  /^(?:(?:rsa|pub|public)[._-]?)*(?:key|value|data|pem|string|str|bytes|byte|text|content)?$/i;
const comment = /^\s*(?:#|\/\/|\/\*|\*|;|--|<!--)/;
/** How far the names may stand from the key. In characters. */
const namedWithin = 400;

/**
 * Null where no name says it, and where a merchant's stands beside "platform".
 *
 * @param start where the key begins
 */
export function readKeyOwner(text: string, start: number): 'platform' | 'merchant' | null {
  const before = text.slice(Math.max(0, start - namedWithin), start);
  const [own, ...around] = listNames(before);
  if (own === undefined) return null;
  if (platformName.test(own.name)) return 'platform';
  const isMerchant = merchantName.test(own.name);
  const isPlatform = around.some(({ name }) => platformName.test(name));
  if (isPlatform) return isMerchant ? null : 'platform';
  const said = [own, ...around].find(({ name }) => !plainName.test(name));
  const isOther = isMerchant || (said !== own && merchantObject.test(said?.name ?? ''));
  return isOther && !platformName.test(readComment(before, own.at)) ? 'merchant' : null;
}

interface GivenName {
  readonly name: string;
  readonly at: number;
}

/** From the one that holds the key to the outermost. */
function listNames(before: string): readonly GivenName[] {
  const names: GivenName[] = [];
  let next = findHolder(before);
  while (next !== null) {
    names.push(next);
    const outside = before.slice(0, next.at);
    next = findType(outside) ?? findObject(outside) ?? findSection(outside);
  }
  return names;
}

/** The name whose value begins where the text ends. */
function findHolder(before: string): GivenName | null {
  const last = [...before.matchAll(givenName)].at(-1);
  if (last === undefined) return null;
  const between = before.slice(last.index + last[0].length);
  const isHeld = onlyOpening.test(between.replace(call, '').replace(stringPrefix, ''));
  return isHeld ? { name: last[1] ?? '', at: last.index } : null;
}

/** Of `name: type = value` the name. */
function findType(before: string): GivenName | null {
  return /[:=][^\S\r\n]{0,9}&?$/.test(before) ? findHolder(before) : null;
}

/** That of the innermost braces that are open. */
function findObject(before: string): GivenName | null {
  let depth = 0;
  for (let at = before.length - 1; at >= 0; at--) {
    const one = before[at];
    if (one === '}') depth++;
    if (one === '{' && depth-- === 0) return findHolder(before.slice(0, at));
  }
  return null;
}

/** That of the lines of YAML that are indented below it. */
function findSection(before: string): GivenName | null {
  const indent = /(?:^|[\r\n])([^\S\r\n]+(?:- )?)["']?$/.exec(before)?.[1]?.length ?? 0;
  for (let end = before.length; end > 0; ) {
    end = Math.max(before.lastIndexOf('\n', end - 1), 0);
    const line = before.slice(before.lastIndexOf('\n', end - 1) + 1, end);
    const margin = line.length - line.trimStart().length;
    if (line.trim() === '' || margin >= indent || comment.test(line)) continue;
    return /:\s*$/.test(line) ? findHolder(before.slice(0, end)) : null;
  }
  return null;
}

/** The lines of comment right before the line of the name. */
function readComment(before: string, at: number): string {
  const lines = before.slice(0, at).split('\n').slice(0, -1);
  const end = lines.findLastIndex((line) => line.trim() !== '' && !comment.test(line));
  return lines.slice(end + 1).join('\n');
}
