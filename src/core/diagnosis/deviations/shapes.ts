/** All entries, but in another shape than pairs joined by `&`: the likelier first. */
import type { Deviation } from '../deviation';
import { bodyEntry } from './shapes/body-entry';
import { columnsOfAll } from './shapes/columns';
import { jsonAgain } from './shapes/json-again';
import { jsonAsPairs } from './shapes/json-as-pairs';
import { jsonBesideHeaders } from './shapes/json-beside-headers';
import { jsonWithHeaders } from './shapes/json-with-headers';
import { looseHeaders } from './shapes/loose-headers';
import { printedMap } from './shapes/printed-maps';

export const shapeDeviations = [
  jsonWithHeaders,
  jsonAgain,
  jsonBesideHeaders,
  printedMap,
  bodyEntry,
  looseHeaders,
  columnsOfAll,
  jsonAsPairs,
] as const satisfies readonly Deviation<string>[];
