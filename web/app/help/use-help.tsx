import { useState } from 'react';
import { screenLink } from '../../list/view/screen-link.ts';
import { onIntent } from '../../ui/late-code.ts';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { type KeyHint, useKeyHints, usePageKeys } from '../../ui/page-keys.ts';
import { showToast } from '../../ui/toasts.tsx';

const load = () => import('./help-dialog.tsx').then(({ HelpDialog }) => HelpDialog);

/** Chakra's toasts answer it. */
const hints: readonly KeyHint[] = [[['Alt', 'T'], 'Go to the notifications']];

/** Copies the link to the screen as it is, and tells the keys there are (key `?`). `dialog` must be drawn. */
export function useHelp(label: string) {
  const [link, setLink] = useState<string | null>(null);
  const open = () => setLink('');
  usePageKeys([{ key: '?', action: 'Help', press: open }]);
  useKeyHints(hints);

  async function copyLink() {
    const address = screenLink();
    try {
      await navigator.clipboard.writeText(address);
      showToast({ kind: 'success', title: 'Link copied', message: 'It opens this view for anyone who may see it.' });
    } catch {
      // Plain http has no clipboard: the reader copies the address.
      setLink(address);
    }
  }

  return {
    open,
    copyLink,
    intent: onIntent(load),
    dialog: (
      <LateOverlay
        load={load}
        overlay={{ isOpen: link !== null, onClose: () => setLink(null), link: link ?? '', label }}
      />
    ),
  };
}
