/** What programs print where there is no value, or one that they have no text for. */

const placeholder =
  /^(?:undefined|null|NULL|None|nil|<nil>|%!\w\((?:<nil>|MISSING)\)|NaN|Array|Object|\[object (?:Object|Array|Promise|Undefined|Null|Function|Headers|Map)\])$/;
/** The type's name, or its place in memory: C#; Java; Perl; Lua; Go; Python, also of a method that was not called; Ruby. */
const printedType =
  /^(?:System\.[\w.]+(?:`\d)?(?:\[.*\])?|(?:\[L)?(?:[a-z]\w{0,40}\.){0,9}[A-Z][\w$]{0,60};?@[0-9a-f]{4,8}|\[+[BCDFIJSZ]@[0-9a-f]{4,8}|(?:ARRAY|HASH)\(0x[0-9a-f]+\)|(?:table|userdata): (?:0x)?[0-9a-f]{6,16}|0x(?:c0[0-9a-f]{8}|(?:7f|5[56])[0-9a-f]{10})|<[\w.]+ object at 0x[0-9a-f]+>|<bound method [\w.]+ of <[\w.]+ object at 0x[0-9a-f]+>>|<built-in method \w+ of [\w.]+ object at 0x[0-9a-f]+>|<function [\w.<>]+ at 0x[0-9a-f]+>|#<[A-Z][\w:]*>)$/;

/** A word of a language, which no value of an input can be. */
export function isNothing(value: string): boolean {
  return placeholder.test(value);
}

/** In characters; names are shorter. */
const longestName = 200;

export function isPlaceholder(value: string): boolean {
  if (value.length > longestName) return false;
  return placeholder.test(value) || printedType.test(value);
}

/** Of an object or a list, in the place of its members; no address of mail or payment looks so. JavaScript’s too, at the depth where it stops. */
const printedObject =
  /^(?:\[(?:object )?(?:Object|Array)\]|System\.(?:Collections\.[\w.]+(?:`\d)?(?:\[.*\])?|\w{1,40}\[\])|(?:\[L)?(?:[a-z]\w{0,40}\.){1,9}[A-Z]\w{0,60};?@[0-9a-f]{5,8}|(?:ARRAY|HASH)\(0x[0-9a-f]+\)|table: 0x[0-9a-f]{6,16}|<[\w.]+ object at 0x[0-9a-f]+>|#<[A-Z][\w:]*>)$/;

export function isPrintedObject(value: string): boolean {
  return printedObject.test(value);
}

/**
 * A place of a template that nothing filled: JavaScript and shells, Ruby, Python and C#, Mustache and Postman,
 * PHP and Perl, Swift, Python's old format, printf.
 */
const templatePlace =
  /^(?:[$#]?\{[\w.$'"[\]]*(?:->\w+)*\}|\{\{[\s\w.$]+\}\}|\$[a-z_]\w*(?:->\w+|\[[\w'"]+\])*|\\\([\w.]+\)|%\(\w+\)[sd]|%[sdvf@])$/i;

export function isTemplatePlace(value: string): boolean {
  return value.length <= longestName && templatePlace.test(value);
}
