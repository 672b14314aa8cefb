import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentPolicyHeader } from './content-policy.mjs';
import { root } from './run.mjs';

describe('the content policy', () => {
  it.each([
    ['public/_headers', `  Content-Security-Policy: ${contentPolicyHeader}\n`],
    ['deploy/nginx.conf', `add_header Content-Security-Policy "${contentPolicyHeader}" always;\n`],
  ])('stands in %s as the page has it', (file, line) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(line);
  });
});
