import { X } from 'lucide-react';
import type { Ref } from 'react';
import type { Viewer } from '../session/token.ts';
import { IconButton } from '../ui/button.tsx';
import { Sidebar } from './sidebar.tsx';

/**
 * The sidebar as a native modal dialog for narrow windows: the browser keeps the focus inside, closes it on Esc and
 * gives the focus back. The caller opens it with `showModal()` and renews it by `key` to close it after a navigation.
 */
export function SidebarDrawer({ ref, viewer }: { ref: Ref<HTMLDialogElement>; viewer: Viewer }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a native dialog; the click is for the backdrop.
    <dialog
      ref={ref}
      className="drawer"
      aria-label="Menu"
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className="drawer-body">
        <form method="dialog" className="drawer-close">
          <IconButton type="submit" label="Close menu" look="quiet" icon={<X aria-hidden />} />
        </form>
        <Sidebar viewer={viewer} />
      </div>
    </dialog>
  );
}
