import { useEffect, useLayoutEffect, useRef } from 'react';
import { isCovered, isPageKey } from './page-key.ts';

/** Keys as people read them, and what they do. */
export type KeyHint = readonly [names: readonly string[], action: string];

/** A key of a screen: its name as `KeyboardEvent.key` has it, after `Ctrl+` for one that works in fields too. */
export interface PageKey {
  readonly key: string;
  /** What it does, in the words of the help. */
  readonly action: string;
  readonly press: () => void;
  /** Whether it works under what is open over the screen. */
  readonly evenCovered?: true;
}

const declared = new Set<() => readonly KeyHint[]>();

/** The keys of what is drawn now: those that `usePageKeys` answers, and those that `useKeyHints` names. */
export const presentKeys = (): readonly KeyHint[] => [...declared].flatMap((read) => read());

/** Names keys, for the help, that an element of the screen answers itself; the same array at each drawing. */
export function useKeyHints(hints: readonly KeyHint[]): void {
  useEffect(() => {
    const read = () => hints;
    declared.add(read);
    return () => {
      declared.delete(read);
    };
  }, [hints]);
}

/** Calls what is declared for a key that is pressed for the screen; the help lists the same declarations. They answer from the moment in which the screen is seen. */
export function usePageKeys(keys: readonly PageKey[]): void {
  const current = useRef(keys);
  useLayoutEffect(() => {
    current.current = keys;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCombined = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // With Caps Lock a letter comes as a capital.
      const isLetter = /^[A-Z]$/.test(event.key) && !event.shiftKey;
      const key = isCombined || isLetter ? event.key.toLowerCase() : event.key;
      const name = isCombined ? `Ctrl+${key}` : key;
      const pressed = current.current.find((one) => one.key === name);
      if (!pressed || !(isCombined || isPageKey(event))) return;
      event.preventDefault();
      if (pressed.evenCovered || !isCovered()) pressed.press();
    };
    const read = () =>
      current.current.map(
        ({ key, action }): KeyHint => [key.replace(/.$/, (last) => last.toUpperCase()).split('+'), action],
      );
    declared.add(read);
    window.addEventListener('keydown', press);
    return () => {
      declared.delete(read);
      window.removeEventListener('keydown', press);
    };
  }, []);
}
