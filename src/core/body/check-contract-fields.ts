/** The eight fields that the contract gives a body: there, of the JSON type and value it says. Warnings only: the signature does not depend on them. */
import type { JsonNode, JsonObject } from '../json/json-node';
import { createWarning, type JsonType, type Problem } from '../problem';

interface ContractField {
  readonly type: JsonType;
  readonly allowed?: readonly string[];
}

/** Contract, "Callback body (same for payin and payout)". */
const contractFields: Readonly<Record<string, ContractField>> = {
  orderType: { type: 'string', allowed: ['payin', 'payout'] },
  orderNo: { type: 'string' },
  merchantOrderNo: { type: 'string' },
  status: { type: 'string', allowed: ['completed'] },
  amount: { type: 'string' },
  feeAmount: { type: 'string' },
  netAmount: { type: 'string' },
  completedAt: { type: 'number' },
};

export const contractFieldNames: readonly string[] = Object.keys(contractFields);

/** True for the eight fields that the contract names. */
export function isContractField(key: string): boolean {
  return Object.hasOwn(contractFields, key);
}

const contractFieldEntries = Object.entries(contractFields);

export function checkContractFields(body: JsonObject): readonly Problem[] {
  const found = new Map<string, JsonNode>();
  for (const { key, value } of body.members) {
    if (isContractField(key.value)) found.set(key.value, value);
  }
  const problems: Problem[] = [];
  for (const [field, rule] of contractFieldEntries) {
    const node = found.get(field);
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
    if (/^\d{13}$/.test(node.plain)) {
      return createWarning('body.milliseconds', node.span, { field, value: node.plain });
    }
    if (/^\d{1,12}$/.test(node.plain)) return null;
    return createWarning('body.field-value', node.span, {
      field,
      allowed: ['Unix seconds'],
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
