import { describe, expect, it } from 'vitest';
import type { CanonicalRules } from './canonical-rules';
import { repairMojibake, transformText } from './transform-text';

const rows: readonly (readonly [change: CanonicalRules['text'], text: string, result: string])[] = [
  ['as-is', 'É&amp;', 'É&amp;'],
  ['question-marks', 'café 张😀', 'caf? ??'],
  ['mojibake', 'café', 'cafÃ©'],
  ['mojibake', '张', 'å¼\u00a0'],
  ['mojibake-1252-java', 'Ánh 张三', 'Ã\ufffdnh å¼\u00a0ä¸‰'],
  ['mojibake-repaired', 'cafÃ© and é', 'café and é'],
  ['mojibake-repaired', 'å¼\u00a0', '张'],
  // As Windows-1252 shows them: E2 80 9C and E2 82 AC.
  ['mojibake-repaired', 'â€œ â‚¬', '“ €'],
  ['mojibake-repaired', 'plain', 'plain'],
  ['entities-decoded', '&lt;b&gt; &amp;amp; &quot;&apos;&nbsp;', '<b> &amp; "\'\u00a0'],
  ['entities-decoded', '&#39;&#039;&#x27;&#X1F600;', "'''😀"],
  ['entities-decoded', '&#0;&#x110000;&hellip;&lt', '&#0;&#x110000;&hellip;&lt'],
  ['lower', 'ÀB=C', 'àb=c'],
  ['upper', 'àb=c', 'ÀB=C'],
  ['nfc', 'e\u0301', '\u00e9'],
  ['nfd', '\u00e9', 'e\u0301'],
];

describe('transformText', () => {
  it.each(rows)('%s: %s becomes %s', (change, text, result) => {
    expect(transformText(text, change)).toBe(result);
  });
});

describe('repairMojibake', () => {
  it.each(['é', 'Ã', 'Ã©Ã', '张三', 'naïve'])('leaves %s alone', (text) => {
    expect(repairMojibake(text)).toBe(text);
  });
});
