import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { LateOverlay } from '../ui/late-overlay.tsx';
import { preloadCode } from '../ui/use-late-code.ts';
import type { Screen } from './navigation.ts';

/** Fetches the search's code. */
export const loadFind = () => import('../features/find/find-dialog.tsx').then(({ FindDialog }) => FindDialog);

/** The button and the key, Ctrl+K, that open the search for people, screens and days. */
export function FindButton({ screens }: { screens: readonly Screen[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // What is open may hold a form; its dialog is the place of the keys.
      if (!document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')) setOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button
        look="quiet"
        className="top-link find-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        title="Find people, screens and days (Ctrl+K)"
        onPointerEnter={() => preloadCode(loadFind)}
        onFocus={() => preloadCode(loadFind)}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden />
        <span>Find</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </Button>
      <LateOverlay
        load={loadFind}
        overlay={{
          isOpen,
          onClose: () => setOpen(false),
          screens,
        }}
      />
    </>
  );
}
