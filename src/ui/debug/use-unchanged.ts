import { useRef } from 'react';
import { shareUnchanged } from '../../state/share-unchanged';

/** The value with every part that equals what was drawn before it replaced by that very part, so that memoized components skip it. */
export function useUnchanged<Value>(value: Value): Value {
  const before = useRef(value);
  before.current = shareUnchanged(before.current, value);
  return before.current;
}
