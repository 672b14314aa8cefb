/** Whether two runs of bytes are the same. Not in constant time: nothing that is compared here is secret. */
export function isEqualBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    if (one[index] !== other[index]) return false;
  }
  return true;
}
