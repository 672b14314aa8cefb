/** The eight fields that the contract gives a body: there, of the JSON type and value it says. Warnings only: the signature does not depend on them. */
import { type ContractField, contractFieldNames, contractFields, readTimeUnit } from '../contract';
import type { JsonNode, JsonObject } from '../json/json-node';
import { createWarning, type Problem } from '../problem';

const fieldIndexes = new Map(contractFieldNames.map((name, index) => [name, index]));
const fieldRules = Object.entries(contractFields);

export function checkContractFields(body: JsonObject): readonly Problem[] {
  const found: JsonNode[] = [];
  for (const { key, value } of body.members) {
    const index = fieldIndexes.get(key.value);
    if (index !== undefined) found[index] = value;
  }
  const problems: Problem[] = [];
  for (const [index, [field, rule]] of fieldRules.entries()) {
    const node = found[index];
    const problem =
      node === undefined
        ? createWarning('body.field-missing', null, { field })
        : checkField(field, rule, node);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}

function checkField(field: string, rule: ContractField, node: JsonNode): Problem | null {
  if (node.type !== rule.type) {
    return createWarning('body.field-type', node.span, {
      field,
      expected: rule.type,
      found: node.type,
    });
  }
  if (node.type === 'number') {
    const unit = readTimeUnit(node.plain);
    if (unit === 'seconds') return null;
    if (unit === 'milliseconds') {
      return createWarning('body.milliseconds', node.span, { field, value: node.plain });
    }
    return createWarning('body.field-value', node.span, {
      field,
      allowed: 'unix-seconds',
      found: node.source.slice(0, 40),
    });
  }
  if (node.type !== 'string' || rule.allowed === undefined) return null;
  if (rule.allowed.includes(node.value)) return null;
  return createWarning('body.field-value', node.span, {
    field,
    allowed: rule.allowed,
    found: node.value.slice(0, 40),
  });
}
