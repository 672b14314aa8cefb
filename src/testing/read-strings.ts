/** Strings of the source itself: the members of its types, which are gone at run time. */
import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

/**
 * The strings of a type that the file declares: of a union its members, of an interface its keys.
 *
 * @param path a type's name, or `Name.property` for the type of a property
 */
export function readTypeStrings(source: string, path: string): readonly string[] {
  const types = listTypes(source);
  const [name = '', ...properties] = path.split('.');
  const found = resolve({ type: 'TSTypeReference', typeName: { name } }, properties);
  if (found.length === 0) throw new Error(`${path} has no strings.`);
  return [...new Set(found)];

  function resolve(node: Node, rest: readonly string[]): readonly string[] {
    switch (node.type) {
      case 'TSTypeReference': {
        const { name: referred } = node.typeName as { name: string };
        const declared = types.get(referred);
        if (declared === undefined) throw new Error(`${referred} is not declared here.`);
        return resolve(declared, rest);
      }
      case 'TSUnionType':
        return (node.types as readonly Node[]).flatMap((member) => resolve(member, rest));
      case 'TSTypeOperator':
        return resolve(node.typeAnnotation as Node, rest);
      case 'TSLiteralType':
        return [String((node.literal as Node).value)];
      case 'TSTypeLiteral':
        return resolveMembers(node.members as readonly Node[], rest);
      case 'TSInterfaceBody':
        return resolveMembers(node.body as readonly Node[], rest);
      default:
        throw new Error(`${path} is made of a ${node.type}.`);
    }
  }

  function resolveMembers(members: readonly Node[], [property, ...rest]: readonly string[]) {
    if (property === undefined) return members.map(readKey);
    const annotations = members
      .filter((member) => readKey(member) === property)
      .map(({ typeAnnotation }) => (typeAnnotation as Node).typeAnnotation as Node);
    return annotations.flatMap((annotation) => resolve(annotation, rest));
  }
}

function listTypes(source: string): ReadonlyMap<string, Node> {
  const types = new Map<string, Node>();
  for (const node of listNodes(parseSync('source.ts', source).program)) {
    const { name } = (node.id ?? {}) as { name?: string };
    if (name === undefined) continue;
    if (node.type === 'TSInterfaceDeclaration') types.set(name, node.body as Node);
    if (node.type === 'TSTypeAliasDeclaration') types.set(name, node.typeAnnotation as Node);
  }
  return types;
}

function readKey({ key }: Node): string {
  const { name, value } = key as { name?: string; value?: string };
  return name ?? String(value);
}

/** The values of an attribute, where they are written out in JSX. */
export function listAttributeStrings(source: string, attribute: string): readonly string[] {
  return [...listNodes(parseSync('source.tsx', source).program)]
    .filter(({ type, name }) => type === 'JSXAttribute' && (name as Node).name === attribute)
    .flatMap(({ value }) => {
      const text = (value as Node | null)?.value;
      return typeof text === 'string' ? [text] : [];
    });
}

function* listNodes(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') yield value as Node;
  for (const part of Object.values(value)) yield* listNodes(part);
}
