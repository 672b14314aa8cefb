import type { DeviationCode } from '../core/diagnosis/deviation';
import type { BreakCode, ExpectedAnswer } from '../core/sender/break-code';
import type { BodyAdaptation } from '../core/sender/break-string';
import type { Text } from './text';

interface FieldWords {
  readonly label: string;
  readonly hint: string;
}

export type BreakGroup = 'receiver' | 'fault' | 'sign-text' | 'string';

/** What a language says of signed test callbacks. */
export interface SenderWords {
  /** What everybody has to know of what is made here. */
  readonly banner: Text;
  readonly order: {
    readonly title: string;
    readonly orderType: string;
    readonly keySize: FieldWords;
    readonly bits: (bits: number) => string;
    readonly merchantNo: FieldWords;
    readonly timestamp: FieldWords;
    readonly nonce: FieldWords;
    readonly fresh: string;
    readonly noHeaderValue: string;
    readonly body: FieldWords;
    readonly renew: string;
    readonly fields: string;
    /** Of fields beyond those that the form shows. */
    readonly moreFields: (count: number) => string;
    /** The form is empty until the text is JSON again. */
    readonly noFields: string;
    readonly notJson: string;
    readonly remove: (key: string) => string;
    readonly add: {
      readonly name: string;
      readonly value: FieldWords;
      readonly button: string;
      readonly taken: string;
    };
  };
  readonly breaking: {
    readonly label: string;
    readonly nothing: string;
    readonly groups: Readonly<Record<BreakGroup, string>>;
    /** @param says completes "The signed string …" */
    readonly deviation: (says: Text) => Text;
    /** One sentence each: what is wrong. */
    readonly says: Readonly<Record<Exclude<BreakCode, DeviationCode>, string>>;
    readonly good: string;
    readonly noEffect: string;
    /** @param codes what the debugger names in the place of the break; often one, seldom none */
    readonly toldOtherwise: (codes: readonly string[]) => Text;
    /** The draft itself fails these checks. */
    readonly draftFails: (codes: readonly string[], level: ExpectedAnswer['level']) => Text;
    readonly adapted: (adaptation: BodyAdaptation) => Text;
    /** What the endpoint has to answer. */
    readonly answers: Readonly<Record<ExpectedAnswer['answer'], string>>;
    /** Why, by who finds it. */
    readonly because: (code: BreakCode | 'nothing', level: ExpectedAnswer['level']) => string;
    readonly found: (code: string) => Text;
    readonly ownKey: string;
    readonly twoRequests: string;
  };
  readonly signed: {
    readonly title: string;
    readonly renew: string;
    readonly open: string;
    readonly busy: string;
    readonly nothing: string;
    readonly failed: string;
    readonly noWebCrypto: string;
    readonly publicKey: FieldWords;
    readonly headers: FieldWords;
    readonly body: FieldWords;
    readonly canonical: FieldWords;
    /** The contract's string, where another one was signed. */
    readonly right: FieldWords;
    readonly earlierHeaders: FieldWords;
  };
  readonly send: {
    readonly title: string;
    readonly address: FieldWords;
    readonly addressFault: string;
    readonly shell: string;
    readonly shells: Readonly<Record<'posix' | 'powershell', string>>;
    readonly command: FieldWords;
    readonly commandHints: Readonly<Record<'posix' | 'powershell', string>>;
    /** Beside the command. */
    readonly forms: string;
    readonly raw: FieldWords;
    readonly httpFile: FieldWords;
  };
}
