import { CircleHelp, Link2 } from 'lucide-react';
import { useState } from 'react';
import { screenLink } from '../../list/view/screen-link.ts';
import { IconButton } from '../../ui/button.tsx';
import { preloadCode } from '../../ui/late-code.ts';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { usePageKeys } from '../../ui/page-keys.ts';
import { showToast } from '../../ui/toasts.tsx';

const load = () => import('./help-dialog.tsx').then(({ HelpDialog }) => HelpDialog);

/** Copies the link to the screen as it is, and tells the keys there are (key `?`). */
export function HelpButtons({ label }: { label: string }) {
  const [link, setLink] = useState<string | null>(null);
  const open = () => setLink('');
  usePageKeys([{ key: '?', action: 'Help', press: open }]);

  async function copy() {
    const address = screenLink();
    try {
      await navigator.clipboard.writeText(address);
      showToast({ kind: 'success', title: 'Link copied', message: 'It opens this view for whoever may see it.' });
    } catch {
      // Plain http has no clipboard: the reader copies the address.
      setLink(address);
    }
  }

  return (
    <>
      <IconButton label="Copy link" icon={<Link2 aria-hidden />} onClick={copy} />
      <IconButton
        className="help-button"
        label="Help (?)"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        icon={<CircleHelp aria-hidden />}
        onPointerEnter={() => preloadCode(load)}
        onClick={open}
      />
      <LateOverlay
        load={load}
        overlay={{ isOpen: link !== null, onClose: () => setLink(null), link: link ?? '', label }}
      />
    </>
  );
}
