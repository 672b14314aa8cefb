/** Members that frameworks write into what they parsed, handlers that merge the headers into it, or loggers whose line it becomes. */
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

/** pino, bunyan, winston and their like: any of them alone may be the callback's. */
const loggersOwn = ['pid', 'hostname', 'msg', 'logger', '@timestamp', 'timestamp'];
const loggerNames: ReadonlySet<string> = new Set([
  ...loggersOwn,
  'level',
  'time',
  'name',
  'v',
  'message',
]);

/** What stands beside the callback's own in a request. */
const requestHeader =
  /^(?:host|user-agent|content-length|accept(?:-encoding)?|connection|x-forwarded-\w+|x-real-ip)$/i;

/** zerolog’s, of which the level is the first and the message the last. */
function isLine(keys: ReadonlySet<string>): boolean {
  const names = [...keys];
  return names[0] === 'level' && names.at(-1) === 'message';
}

function isRequestHeader(key: string): boolean {
  return requestHeader.test(key);
}

const fieldsOfCopy = 2;

/**
 * Also the body once more inside of itself, as Rails wraps it.
 *
 * @param keys of all members
 */
export function isAddedByFramework({ key, value }: DumpMember, keys: ReadonlySet<string>): boolean {
  const isLogged = keys.has('level') && (loggersOwn.some((name) => keys.has(name)) || isLine(keys));
  if (isLogged && loggerNames.has(key.value)) return true;
  if (names.has(key.value)) return true;
  // One of them alone may be the callback's.
  if (isRequestHeader(key.value) && [...keys].filter(isRequestHeader).length > 1) return true;
  if (toCallbackName(key.value) !== undefined) return true;
  return (
    value.type === 'object' &&
    value.members.filter((member) => isContractField(member.key.value)).length >= fieldsOfCopy
  );
}
