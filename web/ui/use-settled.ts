import { useEffect, useState } from 'react';

/** The value once it has stood still for so many milliseconds; until then the last that did. Values are compared as JSON. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  const isSettled = text === JSON.stringify(settled);
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => setSettled(JSON.parse(text)), milliseconds);
    return () => clearTimeout(timer);
  }, [isSettled, text, milliseconds]);
  return settled;
}
