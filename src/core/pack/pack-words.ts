/** What the pack says; the sentences stand in src/words. */
import type { PackAnswer, PackCase } from './pack-case';
import type { PackCaseName } from './sign-cases';

export interface PackWords {
  /** README.md, with the marks `{{madeAt}}`, `{{count}}` and `{{recommended}}`. */
  readonly readme: string;
  /** What an endpoint does wrong that fails the case. */
  readonly whys: Readonly<Record<PackCaseName, string>>;
  /** Stands above each private key. */
  readonly keyNote: (madeAt: string) => string;
  readonly postman: {
    readonly name: string;
    readonly about: (madeAt: string) => string;
    /** The name of the test of each answer. */
    readonly tests: Readonly<Record<PackAnswer, string>>;
  };
}

/** A case as cases.json has it. */
export type ExplainedCase = PackCase<PackCaseName> & { readonly why: string };
