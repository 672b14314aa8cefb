/** How much a diagnosis may do. Everyday callbacks stay far below; a body of megabytes must not keep a worker busy for hours. */

/** Characters of candidate strings that one search of deviations may build. */
export const candidateCharacters = 50_000_000;

/** Characters that one look at likely values may hash. */
export const likelyValueCharacters = 400_000_000;

/** Above this length of the string to be signed, whole ranges of values are not searched. */
export const rangeSearchLength = 8192;

/** Above this length of the string to be signed, the causes of single values are not looked for. */
export const valueCauseLength = 65_536;
