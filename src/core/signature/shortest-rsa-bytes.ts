/** RSA of 1,024 bits, the shortest in use: what is shorter tells of no RSA key. */
export const shortestRsaBytes = 128;
