/** What a nested value is known by, whatever language printed it: two that hold the same have the same name. */
import type { DumpNode } from '../../../intake/dump-node';
import { readPlain, roundNumber } from './printed-values';

/** What is looked past. */
export interface Naming {
  /** A null is as good as an empty text. */
  readonly hasEmptyNulls?: true;
  readonly lacksEmpties?: true;
  /** Members that name a class. */
  readonly lacksTypes?: true;
  /** Digits that a double, or its usual format, has no place for. */
  readonly isRounded?: true;
}

/** What Fastjson, Jackson, Json.NET and others write for the name of a class. */
const typeKey = /^(?:[@$](?:type|class|id)|__type|_class)$/;

/** What is left of nothing. */
const nothing: ReadonlySet<string | undefined> = new Set(['null', '', '{}']);

/**
 * A value by what it holds, whatever its types: PHP writes lists as objects with numbers for keys. Several where it
 * can be read in several ways.
 */
export function listNames(node: DumpNode, naming: Naming): readonly (string | undefined)[] {
  const join = (members: readonly (readonly [string, string | undefined])[]): string => {
    const told = members.filter(
      ([key, name]) =>
        !(naming.lacksEmpties && nothing.has(name)) && !(naming.lacksTypes && typeKey.test(key)),
    );
    // With its length in front, a text needs no escapes, which double with each level.
    const parts = told.map(([key, name = 'undefined']) => [key, name].map(withLength).join(''));
    return told.length === 0 ? '{}' : `{}${parts.sort().join('')}`;
  };
  switch (node.type) {
    case 'doubt':
      return node.options.flatMap((option) => listNames(option, naming)).slice(0, 20);
    case 'array':
      return [join(node.items.map((item, at) => [String(at), listNames(item, naming)[0]]))];
    case 'object':
      return [join(node.members.map(({ key, value }) => [key.value, listNames(value, naming)[0]]))];
    case 'null':
      return [naming.hasEmptyNulls ? '' : 'null'];
    case 'boolean':
      return [String(node.value)];
    case 'number':
      return [naming.isRounded ? roundNumber(node.plain) : node.plain];
    default: {
      const plain = readPlain(node.value);
      if (plain !== null) return [naming.isRounded ? roundNumber(plain) : plain];
      return [/^(?:None|nil|<nil>)$/.test(node.value) ? 'null' : node.value];
    }
  }
}

function withLength(text: string): string {
  return `${text.length}:${text}`;
}
