/** How every measurement is printed: a label, its figures in columns, and what is to be said of them. */

/**
 * @param {string} label
 * @param {readonly string[]} figures
 * @param {string} note
 */
export function printRow(label, figures, note = '') {
  const columns = figures.map((figure) => `  ${figure.padStart(9)}`).join('');
  console.log(`  ${label.padEnd(60)}${columns}${note === '' ? '' : `   (${note})`}`);
}

/**
 * One row a contender, each beside the first.
 * @param {readonly { readonly name: string, readonly microseconds: number }[]} results
 */
export function printBesideFirst(results) {
  const [first] = results;
  for (const { name, microseconds } of results) {
    const ratio = microseconds / (first?.microseconds ?? Number.NaN);
    printRow(name, [`${microseconds.toFixed(1)} µs`, printRatio(ratio)]);
  }
}

/** @param {number} ratio */
export function printRatio(ratio) {
  return `${ratio.toFixed(2)} x`;
}
