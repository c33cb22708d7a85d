import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { preloadCode } from './late-code.ts';
import { LateOverlay } from './late-overlay.tsx';
import type { MenuPanelProps } from './menu-panel.tsx';
import { loadPopover } from './popover-button.tsx';
import type { PopoverPanelProps } from './popover-panel.tsx';

/** One line of a menu: a panel that it opens, an address, or something that it does. */
export interface MenuEntry {
  readonly label: string;
  readonly icon: LucideIcon;
  /** How it stands now, in a word at the end of the line. */
  readonly note?: string | undefined;
  /** It begins another part of the menu. */
  readonly isPart?: boolean;
  /** It is on or off; choosing it leaves the menu open. */
  readonly isChecked?: boolean;
  readonly isOff?: boolean;
  readonly onSelect?: () => void;
  /** Where it leads, in a tab of its own. */
  readonly href?: string;
  /** Drawn in place of the menu; `close` also gives the focus back. */
  readonly panel?: (close: () => void) => ReactNode;
}

const load = () => import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel);

/** The button "…" with what is seldom wanted: a menu, whose code is fetched as the pointer or the focus comes near. */
export function MenuButton({ label, entries, children }: MenuButtonProps) {
  const [id, buttonId] = [useId(), useId()];
  const button = useRef<HTMLButtonElement>(null);
  // The label of the entry whose panel is open, or the menu itself.
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  const { panel } = entries.find((entry) => entry.label === open) ?? {};
  const menu: MenuPanelProps = {
    isOpen: open === whole,
    // An entry that opens its panel closes the menu too.
    onClose: () => setOpen((latest) => (latest === whole ? null : latest)),
    id,
    buttonId,
    label,
    button,
    entries,
    onPanel: setOpen,
  };
  const popover: PopoverPanelProps = {
    isOpen: panel !== undefined,
    onClose: close,
    id: `${id}-panel`,
    label: open ?? '',
    button,
    content: () => panel?.(close),
  };
  const preload = () => {
    preloadCode(load);
    preloadCode(loadPopover);
  };
  return (
    <>
      <Button
        ref={button}
        id={buttonId}
        look="chip"
        isSquare={!children}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(open === null ? whole : null)}
      >
        {children ?? <Ellipsis aria-hidden />}
      </Button>
      <LateOverlay load={load} overlay={menu} />
      <LateOverlay load={loadPopover} overlay={popover} />
    </>
  );
}

const whole = '';

interface MenuButtonProps {
  label: string;
  entries: readonly MenuEntry[];
  /** In place of the three dots. */
  children?: ReactNode;
}
