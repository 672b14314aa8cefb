import type { CaseOutcome, LeftOut } from '../../core/case/case-outcome';
import type { CaseWords } from '../case-words';
import { inputWords } from './inputs';
import { english } from './language';
import { receiverWords } from './receiver';
import { refusalWords } from './refusals';

const { count } = english;

const reference = 'The callback kept as reference';

export const caseWords: CaseWords = {
  actions: { open: 'Open case', save: 'Save case', link: 'Copy link', report: 'Report' },
  fileName: 'callback',
  outcome: (outcome) => {
    if (outcome.kind === 'refused') {
      return `${describeRefusal(outcome)} Nothing on this page was changed.`;
    }
    const masked = outcome.isMasked
      ? [
          'It is marked as masked: where stand-ins took the place of its values, its signature cannot be verified.',
        ]
      : [];
    return ['Case opened.', ...masked, ...outcome.leftOut.map(describeLeftOut)].join(' ');
  },
  link: {
    title: 'Copy link',
    holds: 'The link holds:',
    parts: {
      ...inputWords.names,
      settings: 'Merchant number, time of receipt, tolerance, local order',
      maskedSettings: 'Merchant number, tolerance, local order',
      reference,
    },
    privacy:
      'All of it stands behind the # of the address, which browsers send to no server. Whoever has the link can read everything in it.',
    mask: 'Mask sensitive values',
    maskHint:
      'Stand-ins take the place of amounts, order and merchant numbers, times, nonce, signature and all values that the contract does not name. Keys, the time of receipt and the reference are left out. Nobody can verify the signature of a masked case.',
    length: (characters) =>
      `${count(characters, { one: 'character', other: 'characters' })}.${characters > longLink ? ' Some mail and chat programs cut long links; a saved case has no such limit.' : ''}`,
    tooLong: 'This case is too long for a link. Save it as a file instead.',
    address: 'Link',
    what: 'the link',
    local: {
      why: 'This page was opened as a file: a link to it would show where that is on this computer, and opens nowhere else. Save the case as a file instead; the other opens it with “Open case”.',
      holds: 'The file holds:',
      privacy: 'Whoever has the file can read everything in it.',
      save: 'Save the case',
    },
  },
};

/** In characters; programs differ, and many take more. */
const longLink = 2000;

function describeRefusal({ refusal, from }: Extract<CaseOutcome, { kind: 'refused' }>): string {
  switch (refusal.code) {
    case 'case.unreadable':
      return from === 'file'
        ? 'This file is not a readable case: it is damaged, or another kind of file.'
        : 'The case in this link cannot be read: the link was cut or changed.';
    case 'case.foreign':
      return `The ${from} holds JSON, but not a case of this debugger.`;
    case 'case.newer':
      return `This case has format version ${refusal.version}, which is newer than this page reads. Open it with a newer version of the debugger.`;
    case 'case.damaged':
      return `This case is damaged: “${refusal.name}” is not what a case holds there.`;
    case 'case.too-large':
      return from === 'file'
        ? 'This file is too large: cases of up to 20 MB are opened.'
        : 'The case in this link is too large: links of up to 2,000,000 characters, and cases of up to 20 MB, are opened.';
  }
}

function describeLeftOut({ part, why }: LeftOut): string {
  const name =
    part === 'reference'
      ? reference
      : part === 'localOrder'
        ? receiverWords.localOrder.label
        : receiverWords.settings[part].label;
  return typeof why === 'string'
    ? `${name} was left out: ${refusalWords.privateKeyInPart(why)}`
    : `${name} was left out: it was longer than ${count(why.limit, { one: 'character', other: 'characters' })}.`;
}
