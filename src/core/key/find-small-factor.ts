/** Whether a modulus is damaged: that of an RSA key is the product of large primes, and most other numbers are not. */

/** Of 16 numbers by chance, 15 have a prime factor below. */
const limit = 5000;

/**
 * @param modulus big-endian
 * @returns its least prime factor, where that is a small one
 */
export function findSmallFactor(modulus: Uint8Array): number | null {
  if (modulus.every((byte) => byte === 0)) return null;
  for (let divisor = 2; divisor < limit; divisor++) {
    // The least divisor above 1 is a prime.
    if (modulus.reduce((rest, byte) => (rest * 256 + byte) % divisor, 0) === 0) return divisor;
  }
  return null;
}
