import type { Verdict } from '../core/callback-report';
import type { Finding } from '../core/diagnosis/finding';
import type { Owner } from '../core/diagnosis/owner';
import type { InputName } from '../core/problem';
import type { Text } from './text';

/** Whose move it is. */
export interface MoveWords {
  readonly who: string;
  /** What that means for the reader; may be empty. */
  readonly what: string;
}

/** What the panel says beside the findings and the symptoms. */
export interface FindingsPanelWords {
  /** By the verdict that is explained. */
  readonly titles: Readonly<Record<Verdict['kind'], string>>;
  readonly busy: string;
  /** @param tried how many strings and values; null where it was one */
  readonly counted: (explanations: number, tried: number | null) => string;
  readonly crashed: (crash: string) => string;
  readonly more: (count: number) => string;
  readonly searching: {
    /** @param isComplete every known deviation was tried */
    readonly label: (tried: number, total: number, isComplete: boolean) => string;
    readonly cancel: string;
  };
  readonly proofs: Readonly<Record<Finding['proof']['by'], string>>;
  readonly move: {
    readonly byOwner: Readonly<Record<Owner, MoveWords>>;
    /** Of the own string, which no signer has to do with. */
    readonly ofOwnString: Readonly<Partial<Record<Owner, MoveWords>>>;
    /** Of a body that a program wrote, its sender's or another. */
    readonly ofRewritten: MoveWords;
    /** Of an own string that such a body gives. */
    readonly asPasted: MoveWords;
  };
  readonly form: string;
  readonly origins: string;
  readonly fixes: string;
  readonly signersFixes: string;
  /** The first of several fixes that are all needed. */
  readonly firstOf: (fix: Text, of: number) => Text;
  /** Other explanations of the same string. */
  readonly equivalents: (count: number) => string;
  readonly entry: {
    readonly label: string;
    readonly show: (key: string, input: Extract<InputName, 'headers' | 'body'>) => Text;
  };
  readonly variant: { readonly title: string; readonly tooLong: string };
  readonly support: { readonly title: string; readonly copied: string };
}
