/** Members that frameworks write into what they parsed, or handlers that merge the headers into it. */
import { isContractField } from '../../contract';
import type { DumpMember } from '../../intake/dump-node';
import { toCallbackName } from '../../intake/headers/pick-headers';

const names: ReadonlySet<string> = new Set([
  // Rails
  'controller',
  'action',
  'format',
  'utf8',
  'authenticity_token',
  '_json',
  // Laravel, Symfony, ThinkPHP
  '_method',
  '_token',
  '_url',
  '_route',
  // Express and others
  '_csrf',
  // serializers that write the class
  '@class',
  '@type',
  '$type',
  '$id',
  '_class',
  // MongoDB
  '_id',
  '__v',
]);

/** What stands beside the callback's own in a request. */
const requestHeader =
  /^(?:host|user-agent|content-length|accept(?:-encoding)?|connection|x-forwarded-\w+|x-real-ip)$/i;

const fieldsOfCopy = 2;

/** Also the body once more inside of itself, as Rails wraps it. */
export function isAddedByFramework({ key, value }: DumpMember): boolean {
  if (names.has(key.value) || requestHeader.test(key.value)) return true;
  if (toCallbackName(key.value) !== undefined) return true;
  return (
    value.type === 'object' &&
    value.members.filter((member) => isContractField(member.key.value)).length >= fieldsOfCopy
  );
}
