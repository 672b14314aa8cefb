import type { Problem } from '../problem';
import { parseTolerance } from '../receiver/parse-tolerance';
import { maskCase } from '../report/mask-case';
import type { CaseContent } from './case-content';

/** The case with stand-ins for its values. Keys, the time of receipt and the reference are left out: they tell whose it is, or when. */
export function maskContent({ inputs, notices, receiver }: CaseContent): CaseContent {
  const { tolerance = '' } = receiver;
  const masked = maskCase({
    headersText: inputs.headers,
    bodyText: inputs.body,
    ownString: inputs['own-string'],
    merchantNo: receiver.merchantNo ?? '',
    localOrder: receiver.localOrder ?? '',
  });
  return {
    inputs: {
      key: '',
      headers: masked.headersText,
      body: masked.bodyText,
      'own-string': masked.ownString,
      'own-key': '',
    },
    // The places of the others stand in another text.
    notices: notices.flatMap((notice): readonly Problem[] => {
      if ('keys' in notice) return [{ ...notice, keys: [] }];
      return notice.code === 'body.parsed' ? [notice] : [];
    }),
    receiver: {
      merchantNo: masked.merchantNo,
      localOrder: masked.localOrder,
      // What is no number may be anything.
      ...(parseTolerance(tolerance) !== null && { tolerance }),
    },
    reference: null,
    isMasked: true,
  };
}
