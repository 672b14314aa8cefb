/**
 * Before each test file. Random tests try the same each time, so that what fails once fails again:
 * `FUZZ_SEED=7 npm run unit` tries others.
 */
import fc from 'fast-check';
import { beginTestFile } from './rsa-pairs';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.FUZZ_SEED ?? 1) });
beginTestFile();
