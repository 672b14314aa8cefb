/** A body that shows that a program wrote it, where nothing gives the one that was signed. */
import type { JsonObject } from '../../json/json-node';
import { createFinding, type Finding, notProven } from '../finding';
import { isOfContractFields, listRewriteSigns } from './list-rewrite-signs';

/** None where the body shows nothing of the kind. */
export function buildRewriteHints(body: JsonObject): readonly Finding[] {
  const signs = listRewriteSigns(body);
  if (signs.length === 0) return [];
  const cause = {
    kind: 'fault',
    code: 'input.rewritten',
    owner: 'transport',
    entries: [],
    topics: [],
    signs,
    lacksOthers: isOfContractFields(body),
  } as const;
  return [createFinding({ causes: [cause], subject: 'signature', proof: notProven })];
}
