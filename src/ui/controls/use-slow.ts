import { useEffect, useState } from 'react';

/** What is done sooner is not worth a word, which would flicker. */
const slowMilliseconds = 300;

/** Whether something has been under way for so long that it needs telling. */
export function useSlow(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(setSlow, slowMilliseconds, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay]);
  return isSlow && isUnderWay;
}
