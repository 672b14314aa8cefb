/** The tests that mutants are to fail: of the folders that are changed, and of the door they are reached by. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // The modules are loaded once for each mutant, not once for each file.
    isolate: false,
    include: [
      'src/core/{canonical,json,headers,signature,receiver,sender,body,text}/**/*.test.ts',
      'src/core/{contract,bad-inputs}.test.ts',
    ],
  },
});
