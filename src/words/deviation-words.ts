import type {
  CauseOf,
  DeviationCause,
  DeviationCode,
  VariantId,
} from '../core/diagnosis/deviation';
import { joinTexts, type Text } from './text';

/** What a language says of a deviation that explains a string. */
export interface DeviationWords {
  /** Completes "The signed string …" or "Your string …"; names what differs from the contract. */
  readonly says: (cause: DeviationCause) => Text;
  /** What exactly, where the deviation has several forms: `Java's Double.toString`. */
  readonly form: (cause: DeviationCause) => Text | null;
  /** Where it usually comes from. */
  readonly origin: (cause: DeviationCause) => Text;
  /** One line: what to do. */
  readonly fix: (cause: DeviationCause) => Text;
}

/** A code without words does not compile. */
export type DeviationsWords = { readonly [Code in DeviationCode]: DeviationWords };

type Sentence = Text | string;

interface OwnWords {
  readonly says: Sentence;
  readonly origin: Sentence;
  readonly fix: Sentence;
}

/** What there is to say of one form: its name, and where it has other words than the deviation. */
export type FormWords = Sentence | (Partial<OwnWords> & { readonly form?: Sentence | null });

/** How a language writes a deviation down: in a table with a row a form, or by the facts where forms are many. */
type DeviationSentences<Code extends DeviationCode> = OwnWords &
  ([Exclude<VariantId<Code>, 'plain'>] extends [never]
    ? { readonly forms?: never }
    : {
        readonly forms:
          | {
              readonly [Id in Exclude<VariantId<Code>, 'plain'>]:
                | FormWords
                | ((cause: DeviationCause) => FormWords);
            }
          | ((cause: CauseOf<Code>) => FormWords);
      });

/** Neither a code nor a variant can be missing. */
export type DeviationsSentences = {
  readonly [Code in DeviationCode]: DeviationSentences<Code>;
};

type AnyForm = FormWords | ((cause: DeviationCause) => FormWords);

/** A deviation whose forms are not known by their type. */
interface AnySentences extends OwnWords {
  readonly forms?: Readonly<Record<string, AnyForm>> | ((cause: DeviationCause) => FormWords);
}

/** What was written down, ready to be said of a cause. */
export function createDeviationsWords(sentences: DeviationsSentences): DeviationsWords {
  // Not as what they are: to compare the types of all of them takes the compiler seconds.
  const words = Object.entries<unknown>(sentences).map(([code, one]) => [
    code,
    createDeviationWords(one as AnySentences),
  ]);
  return Object.fromEntries(words);
}

function createDeviationWords({ forms = {}, ...own }: AnySentences): DeviationWords {
  function pick(cause: DeviationCause): OwnWords & { readonly form?: Sentence | null } {
    const row: AnyForm = typeof forms === 'function' ? forms : (forms[cause.variant] ?? {});
    const form = typeof row === 'function' ? row(cause) : row;
    return { ...own, ...(isSentence(form) ? { form } : form) };
  }
  return {
    says: (cause) => toText(pick(cause).says),
    form(cause) {
      const { form = null } = pick(cause);
      return form === null ? null : toText(form);
    },
    origin: (cause) => toText(pick(cause).origin),
    fix: (cause) => toText(pick(cause).fix),
  };
}

function isSentence(words: FormWords): words is Sentence {
  return typeof words === 'string' || Array.isArray(words);
}

function toText(sentence: Sentence): Text {
  return joinTexts([sentence]);
}
