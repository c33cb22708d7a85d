import { useEffect, useRef, useState } from 'react';

/** Milliseconds between two texts for screen readers: what comes every second would drown all else. */
const pause = 15_000;

/** A text for a live region that is renewed four times a minute at most; the newest is what counts. */
export function useSeldom(text: string): string {
  const [shown, setShown] = useState('');
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const show = () => {
      if (text) last.current = performance.now();
      setShown(text);
    };
    const timer = setTimeout(show, text ? Math.max(0, last.current + pause - performance.now()) : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return shown;
}
