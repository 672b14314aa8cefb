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

const fieldsOfCopy = 2;

/**
 * Whether a member is such a one; also the body once more inside of itself, as Rails wraps it.
 *
 * @param members all of the body, which are looked at once
 */
export function createFrameworkTest(
  members: readonly DumpMember[],
): (member: DumpMember) => boolean {
  const keys = new Set(members.map(({ key }) => key.value));
  // zerolog's line begins with the level and ends with the message.
  const isLine = members[0]?.key.value === 'level' && members.at(-1)?.key.value === 'message';
  const isLogged = keys.has('level') && (isLine || loggersOwn.some((name) => keys.has(name)));
  // One of them alone may be the callback's.
  const isRequest = members.filter(({ key }) => requestHeader.test(key.value)).length > 1;
  return ({ key, value }) =>
    (isLogged && loggerNames.has(key.value)) ||
    names.has(key.value) ||
    (isRequest && requestHeader.test(key.value)) ||
    toCallbackName(key.value) !== undefined ||
    (value.type === 'object' &&
      value.members.filter((member) => isContractField(member.key.value)).length >= fieldsOfCopy);
}
