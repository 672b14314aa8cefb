/** What a finding says has happened, as data: the facts that its words and whoever checks it need. */

import type { DropReason } from '../canonical/canonical';
import type { PasteForm } from '../compare/strip-paste';
import type { EntryHeaderName } from '../contract';
import type { DumpForm } from '../intake/form';
import type { HashName } from '../signature/hash-algorithm';
import type { DeviationCause, DeviationCode } from './deviation';
import type { RecoverySource } from './headers-in-doubt';
import type { CutEnd, LateStart } from './own-string/find-cut-end';
import type { HeldBody } from './own-string/hold-body';
import type { Misplaced } from './own-string/read-misplaced';
import type { ValueRelation } from './own-string/relations/value-relation';
import type { Owner } from './owner';
import type { SignedMember } from './restorations/list-rewrite-signs';
import type { SortedMembers } from './restorations/read-sorted-members';
import type { RestoredEntry, RewriteTopic } from './restorations/search-restorations';
import type { BareKind } from './signature/bare-forms';
import type { RepairCode, RepairId } from './signature/repair-signature-text';

interface Owned {
  readonly owner: Owner;
}

/** The string was built by other rules than the contract's. */
export interface StringCause extends DeviationCause, Owned {
  readonly kind: 'deviation';
}

/** The text of X-Sign was damaged; undone in the order of the causes. */
export interface RepairCause extends Owned {
  readonly kind: 'repair';
  readonly code: RepairCode;
  readonly id: RepairId;
  /** The text with this damage undone. */
  readonly repairedText: string;
}

/** What there is to say of a pair, by how it differs. */
export interface PairFacts {
  readonly missing: {
    readonly expected: string;
    /** Its key or its value has characters beyond ASCII, and the string shows that such were lost. */
    readonly mayBeLost?: true;
    /** The right string begins with it. */
    readonly isFirst?: true;
  };
  readonly added: {
    readonly own: string;
    /** What becomes of the entry of this key; null where there is none. */
    readonly entry: 'kept' | DropReason | null;
    /** The body has its key more than once, and once with this value. */
    readonly isInBodyAgain?: true;
    /** An object inside of the body has a member of this key. */
    readonly isInside?: true;
    /** Nothing but empty pairs stands before it. */
    readonly isInFront?: true;
    /** It is the last pair, though its key is not the last one when sorted. */
    readonly isBehind?: true;
    /** The entry that the string lacks, and whose value it is, without a key. */
    readonly heldKey?: string;
    /** What its value has of the body, where that is all of its fields. */
    readonly heldBody?: HeldBody;
  };
  readonly changed: {
    readonly own: string;
    readonly expected: string;
    /** What the two values tell by themselves, where they do. */
    readonly relation?: ValueRelation;
    /** What gives this value; null where nothing known does. */
    readonly deviation: DeviationCause | null;
    /** Every known deviation was looked at. */
    readonly isComplete: boolean;
  };
  /** Under a key of another spelling. */
  readonly renamed: {
    readonly own: string;
    readonly ownKey: string;
    /** By another charset, the value as well. */
    readonly isGarbled: boolean;
    /** It differs as well, which is told apart. */
    readonly hasOtherValue?: true;
    /** No spelling either: its first character is cut off, or it is encoded for a URL, with its value or without. */
    readonly slip?: 'shortened' | 'encoded';
  };
  readonly moved: {
    readonly own: string;
    readonly expected: string;
    /** What gives all pairs their places; null where nothing known does. */
    readonly order: DeviationCause | null;
  };
}

type DifferenceCode =
  | 'string.timestamp-missing'
  | 'string.nonce-missing'
  | 'string.field-missing'
  | 'string.field-added'
  | 'string.order'
  | 'string.key-spelling'
  | 'time.own-clock'
  | 'time.zone-shifted'
  | 'nested.reduced'
  | 'nested.rewritten'
  | 'value.changed'
  | 'value.computed'
  | 'value.cut'
  | 'value.emptied'
  | 'value.placeholder'
  | 'value.of-other'
  | 'value.other-date'
  | 'value.same-number'
  | 'value.scaled'
  | 'value.text-around'
  | 'value.hashed'
  | 'value.encoded'
  | 'value.decoded'
  | 'value.characters-replaced';

export type PairCode = DifferenceCode | DeviationCode;

/** One pair of the merchant's string is not as in the right one. */
export type PairCause<Kind extends keyof PairFacts = keyof PairFacts> = {
  readonly [Difference in Kind]: Owned & {
    readonly kind: 'pair';
    readonly code: PairCode;
    readonly difference: Difference;
    readonly key: string;
  } & PairFacts[Difference];
}[Kind];

/** A key as a sentence tells it apart. */
export interface KeyFacts {
  readonly bits: number;
  readonly fingerprint: Uint8Array | null;
}

/**
 * The same number or moment, written otherwise; the signed value with marks or words around it; what stands for none, or
 * for one that was to be filled in; seconds of what was signed in milliseconds; no seconds where a time belongs.
 */
export type Likeness =
  /** What was signed, with characters that show nothing. */
  | 'unseen'
  | 'same-number'
  | 'same-moment'
  | 'within'
  /** What stands here is the beginning or the end of what was signed, or has it as its beginning; or it has blanks for its pluses. */
  | 'cut'
  | 'begins'
  | 'plus-lost'
  | 'masked'
  | 'placeholder'
  | 'template'
  | 'finer'
  /** A UUID in another form. */
  | 'same-uuid'
  /** A nonce of capitals and small letters, all in one case. */
  | 'other-case'
  /** A nonce with one character misread, left out, doubled or in its neighbour's place. */
  | 'mistyped'
  /** A word that the contract lists, in capitals. */
  | 'capitals'
  /** An amount times 100, without decimals. */
  | 'minor-units'
  /** A long number as a spreadsheet shows it. */
  | 'shortened'
  /** A long integer as a double holds it. */
  | 'rounded'
  /** Another entry has this one's value, and the other way round. */
  | 'swapped'
  /** The name of an enum's constant, with its class. */
  | 'enum-member'
  /** A time of the body, by the offset of a time zone. */
  | 'other-zone'
  /** What was signed stands for no value, or is a variable that nothing filled in. */
  | 'unset'
  | 'unfilled'
  | 'no-seconds';

interface Signer {
  /** False: it may be, and nothing proves it. */
  readonly isMadeByKey: boolean;
}

interface BareContent {
  /** What stands where a DigestInfo belongs. */
  readonly content: Uint8Array;
  /** Which form of the string it is; null where nothing known gives it. */
  readonly form:
    | { readonly kind: BareKind; readonly hash: HashName }
    | { readonly kind: 'text' }
    | null;
}

/** How many strings, and other values, were tried in vain. */
interface Tried {
  readonly strings: number;
  readonly values: number;
}

interface Garbled {
  readonly key: string;
  /** Of the value. */
  readonly beginning: string;
}

/** By code, what there is to say of everything else. */
export interface FaultFacts {
  readonly 'algorithm.digest': { readonly hash: HashName; readonly digest: Uint8Array };
  readonly 'algorithm.digest-info': object;
  readonly 'algorithm.no-digest-info': BareContent;
  readonly 'algorithm.no-padding': BareContent;
  readonly 'algorithm.pss': Signer & {
    readonly hash: HashName;
    readonly maskHash: HashName;
    /** In bytes. */
    readonly saltLength: number;
  };
  readonly 'key.other-loaded': KeyFacts &
    Signer & {
      /** Among the loaded keys, from 0. */
      readonly keyIndex: number;
      readonly name: string | null;
    };
  readonly 'key.not-the-signer': {
    /** How many are loaded. */
    readonly keys: number;
    /** False where a key's exponent is too long to look with it. */
    readonly areAllOpened: boolean;
    /** False where it is too large for the key that decides: then nothing can be opened. */
    readonly isBelowModulus: boolean;
    /** In bytes. */
    readonly signatureLength: number;
    readonly keyLength: number;
    /** The merchant's own key is known too. */
    readonly hasOwnKey: boolean;
    /** Where it was pasted, a name says that the key that decides is not the platform's. */
    readonly isNamedOther: boolean;
    /** Of the modulus of the key that decides: no program makes such a key. Null where it has none. */
    readonly smallFactor: number | null;
  };
  readonly 'key.own-key': KeyFacts;
  readonly 'key.own-signature': KeyFacts & Signer;
  readonly 'sign.byte-reversed': Signer;
  /** X-Sign stands there with several values: this one verifies. */
  readonly 'sign.one-of-several': {
    /** Among them, from 1. */
    readonly place: number;
    readonly of: number;
    readonly value: string;
  };
  /** All its letters are in one case, which says no more which they were. */
  readonly 'sign.one-case': {
    readonly isLower: boolean;
    /** Of its letters. */
    readonly length: number;
  };
  /** A hash or an HMAC in its place. */
  readonly 'sign.hash': {
    /** Of the string to be signed, by this one; null where that is not known. */
    readonly hash: string | null;
    readonly bytes: number;
    /** Else it is Base64. */
    readonly isHex: boolean;
  };
  /** A public key in its place. */
  readonly 'sign.public-key': { readonly isLoaded: boolean };
  readonly 'sign.masked': { readonly length: number; readonly expectedLength: number };
  readonly 'sign.truncated': {
    readonly length: number;
    readonly expectedLength: number;
    /** Bytes that the text holds, and those of a signature. */
    readonly bytes: number;
    readonly expectedBytes: number;
    /** As long as the signature of a smaller key. */
    readonly isOfSmallerKey: boolean;
    /** What its padding shows: its end is missing, or is there, perhaps without a + in the rest. */
    readonly lost: 'end' | 'elsewhere' | 'plus-signs' | 'unknown';
  };
  readonly 'value.changed': {
    readonly key: string;
    /** The one that was signed. */
    readonly value: string;
    /** The header that the entry comes from. */
    readonly header: string | null;
    /** What the entry has here; null where its header is in doubt. */
    readonly pasted: string | null;
    /** How what stands here was made of the signed value; null where nothing shows it. */
    readonly likeness: Likeness | null;
    /** Another entry that has the signed value here; null where nothing shows it, or none has. */
    readonly otherKey?: string | null;
    readonly recovery: RecoveryFacts | null;
  };
  /** Of an own string: what stands in front of its pairs, and behind them. */
  readonly 'string.text-around': { readonly before: string; readonly after: string };
  /** Of an own string: its entries as a program prints a map. */
  readonly 'string.dumped': {
    readonly form: DumpForm;
    /** It is a list of the pairs, which were not joined. */
    readonly isList?: true;
    /** Whose values stand beside it. */
    readonly headers?: readonly string[];
    /** As pairs it is not the right string either, as entries are missing or only values are others: what differs is told beside it. */
    readonly differs?: 'entries' | 'values';
  };
  /** Of an own string: entries of the body stand in it as one text, not as pairs. */
  readonly 'string.in-one-text': {
    readonly keys: readonly string[];
    readonly ownText: string;
    /** It is a program's name for an object, which has none of their values. */
    readonly isName?: true;
  };
  /** Of an own string: the JSON in it has the body's members in another order, which is none that the catalogue knows. */
  readonly 'body.reordered': object;
  /** Of an own string: it ends early, or begins late. */
  readonly 'string.cut':
    | Pick<CutEnd, 'key' | 'place' | 'length' | 'isBeginning' | 'hasLineEnd' | 'isLine'>
    | (LateStart & { readonly isBeginning: false });
  /** Of an own string: the hash of one in its place. */
  readonly 'string.hashed': { readonly hash: HashName };
  readonly 'string.as-signed': {
    /** False: the pasted body cannot be read. */
    readonly isCopyRead: boolean;
  };
  /** Of an own string: it has these entries as the pasted body, which is not the one that was signed; null: it is that body's string. */
  readonly 'string.as-pasted': {
    readonly keys: readonly string[] | null;
    /** Only its SHA-256 was given, or something was stripped from it. */
    readonly isLoose: boolean;
  };
  readonly 'string.unknown': {
    /** Every known deviation was tried. */
    readonly isComplete: boolean;
    /** The digest that was signed, and what was tried; null for what the merchant gave. */
    readonly signed: {
      readonly digest: Uint8Array;
      readonly tried: Tried;
      /** The body has no field but the contract's, so that others may be gone. */
      readonly lacksOthers: boolean;
      /** Of the contract's fields the body has half or less. */
      readonly lacksMost?: true;
      /** The body is an object of nothing. */
      readonly lacksAll?: true;
      /** Keys of the body's integers that are what a double prints, and hardly one by chance. */
      readonly roundedKeys: readonly string[];
      /** Nested members stand as a program sorts them; null where they do not, or are few. */
      readonly sorted: SortedMembers | null;
      /** It is the merchant's own string that was signed: what differs there, the signer does as well. */
      readonly isOwn?: true;
    } | null;
    /** What the merchant gave: a string, its digest, or what belongs to another field in its place. */
    readonly own?: 'text' | 'digest' | Misplaced;
    /** Of a text: the entries whose values stand in it without their keys, in its order. */
    readonly heldKeys?: readonly string[];
  };
  /** Nothing that is known was, or could be, tried on it. */
  readonly 'input.unexplored': {
    /**
     * The body nests too deep, a header or the key's exponent is too long to look into a signature with it, the
     * signature is too short to tell of a key, or it has ECDSA's form.
     */
    readonly why: 'nesting' | 'header' | 'exponent' | 'length' | 'ecdsa';
    /** Levels that are looked into. */
    readonly depthLimit: number;
    /** Characters of a header that are looked into. */
    readonly headerLimit: number;
    /** In bytes; 0 where there is none. */
    readonly signatureLength: number;
    readonly keyLength: number;
  };
  readonly 'input.header-in-doubt': {
    readonly headers: readonly EntryHeaderName[];
    readonly digest: Uint8Array;
    readonly tried: Tried;
  };
  readonly 'paste.stripped': {
    /** From the outside to the inside. */
    readonly forms: readonly PasteForm[];
  };
  readonly 'input.masked': Garbled;
  readonly 'input.cut': Garbled;
  readonly 'input.mojibake': Garbled;
  readonly 'input.replaced': Garbled;
  readonly 'input.emptied': Garbled;
  readonly 'input.placeholder': Garbled;
  readonly 'input.shortened': Garbled;
  /** A header's. */
  readonly 'input.unset': Garbled;
  readonly 'input.rewritten': {
    /** What was signed in place of what was pasted; none where it was not found again. */
    readonly entries: readonly RestoredEntry[];
    readonly topics: readonly RewriteTopic[];
    /** Where nothing was found: what shows that the body was rewritten. */
    readonly signs: readonly SignedMember[];
    /** The body has no field but the contract's, so that others may be gone. */
    readonly lacksOthers: boolean;
  };
}

/** How the value of a header in doubt was found. */
export interface RecoveryFacts {
  readonly from: RecoverySource;
  /** Code points that stand in the header's value and are not seen; there where it was found by leaving them out. */
  readonly unseen?: readonly number[];
  /** The header that has it in its place. */
  readonly otherName?: string;
  /** Of a time that was found by it. */
  readonly secondsAfterCompletion: number | null;
  /** With these together the digest is the signed one. */
  readonly together: readonly { readonly key: string; readonly value: string }[];
}

export type FaultCode = keyof FaultFacts;

export type FaultCause<Code extends FaultCode = FaultCode> = {
  readonly [One in Code]: Owned & { readonly kind: 'fault'; readonly code: One } & FaultFacts[One];
}[Code];

export type Cause = StringCause | RepairCause | PairCause | FaultCause;
