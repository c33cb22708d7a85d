import { useState } from 'react';

/**
 * The dialog of a screen: what it is about, null for something new, and whether it is open. Give it `key`, so that each
 * opening is a new form; 0 is before the first.
 */
export function useDialog<Subject = never>() {
  const [{ key, isOpen, subject }, setState] = useState({ key: 0, isOpen: false, subject: null as Subject | null });
  return {
    key,
    isOpen,
    subject,
    open: (about: Subject | null = null) => setState((last) => ({ key: last.key + 1, isOpen: true, subject: about })),
    close: () => setState((last) => ({ ...last, isOpen: false })),
  };
}
