import { useEffect, useState } from 'react';

/** Unix seconds, new every second. */
export function useNow(): number {
  const [now, setNow] = useState(readClock);
  useEffect(() => {
    const timer = setInterval(() => setNow(readClock()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function readClock(): number {
  return Math.floor(Date.now() / 1000);
}
