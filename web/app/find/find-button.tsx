import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { preloadCode } from '../../ui/late-code.ts';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { usePageKeys } from '../../ui/page-keys.ts';
import type { Screen } from '../routes/navigation.ts';

/** Fetches the search's code. */
const loadFind = () => import('./find-dialog.tsx').then(({ FindDialog }) => FindDialog);

/** The button and the key, Ctrl+K, that open the search for people, screens and days. */
export function FindButton({ screens }: { screens: readonly Screen[] }) {
  const [isOpen, setOpen] = useState(false);
  usePageKeys([{ key: 'Ctrl+k', action: 'Find people, screens and days', press: () => setOpen(true) }]);
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
