/** An object or a list beside the right one: all of it is there, written otherwise. */
import type { BareDialect } from '../../../intake/bare/bare-dialect';
import { javaFrames, javaObject } from '../../../intake/bare/java';
import { readBare } from '../../../intake/bare/read-bare';
import { readNested } from '../../../intake/bare/read-embedded';
import { perl } from '../../../intake/literal/perl';
import { phpExport } from '../../../intake/literal/php';
import { readLiteral } from '../../../intake/literal/read-literal';
import { readFlowValue, readYaml } from '../../../intake/yaml/read-yaml';
import type { JsonNode } from '../../../json/json-node';
import { parseJson } from '../../../json/parse-json';
import { compactStyle, printJson } from '../../../json/print-json';
import { compareWriting } from './compare-writing';
import { listNames, type Naming } from './list-names';
import { goVerb } from './printed-values';
import type { ValueRelation } from './value-relation';

/** Also in a list. */
const javaObjects: BareDialect = { ...javaObject, roots: [...javaObject.roots, ...javaFrames] };

/** Objects and lists of the same value, in whatever language: members may stand in another order, numbers be written otherwise. */
export function relateNested(own: string, expected: string): ValueRelation | null {
  if (!/^[[{]/.test(expected)) return null;
  const right = parseJson(expected);
  const text = own.replace(goVerb, '$1').trim();
  const found = [
    readNested(text),
    /^\[?[A-Z][\w.$]*[([{]/.test(text) ? readBare(text, javaObjects) : null,
    readLiteral(text, perl),
    readLiteral(text, phpExport),
    readYaml(text),
    ...readFlowValue(text),
    // Items that were joined have lost the brackets.
    /^\[\{/.test(expected) && /^\{.*\}$/s.test(text) ? readNested(`[${text}]`) : null,
  ].filter((one) => one !== null);
  if (!right.ok || found.length === 0) return null;
  const isSame = (naming: Naming): boolean => {
    const [name] = listNames(right.value, naming);
    return name !== undefined && found.some(({ root }) => listNames(root, naming).includes(name));
  };
  if (isSame({})) {
    const kind = isInOrder(own, right.value) ? 'same-members' : 'same-json';
    const shows = compareWriting(own, expected);
    return shows.length === 0 ? { kind } : { kind, shows };
  }
  if (isSame({ isRounded: true })) return { kind: 'same-rounded' };
  // In no JSON, nothing shows whether it is the value or its printing.
  if (isSame({ hasEmptyNulls: true }))
    return { kind: parseJson(text).ok ? 'nulls-emptied' : 'same-json' };
  if (isSame({ lacksEmpties: true })) return { kind: 'without-empties' };
  return isSame({ lacksTypes: true }) ? { kind: 'with-types' } : null;
}

/** Nothing but escapes, white space and the format of numbers can differ. */
function isInOrder(own: string, right: JsonNode): boolean {
  const parsed = parseJson(own);
  return parsed.ok && printJson(parsed.value, compactStyle) === printJson(right, compactStyle);
}

export function isSameNested(own: string, expected: string): boolean {
  const kind = relateNested(own, expected)?.kind;
  return kind === 'same-json' || kind === 'same-members';
}
