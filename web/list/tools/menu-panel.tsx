import { Menu, Portal } from '@chakra-ui/react';
import { Check, type LucideIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import '../../ui/popover-panel.css';
import { menuRecipe } from '../../ui/theme/overlay-recipes.ts';
import { useBackCloses } from '../../ui/use-back-closes.ts';

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

/** What the menu of a button takes. */
export interface MenuPanelProps {
  isOpen: boolean;
  onClose: () => void;
  id: string;
  buttonId: string;
  /** The button that opened it: it stands there, and the focus returns there. */
  button: RefObject<HTMLElement | null>;
  entries: readonly MenuEntry[];
  /** Called with the label of an entry whose panel takes the menu's place. */
  onPanel: (label: string) => void;
}

/** The menu behind MoreMenu, in its own chunk. */
export function MenuPanel({ isOpen, onClose, id, buttonId, button, entries, onPanel }: MenuPanelProps) {
  useBackCloses(isOpen, onClose);
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Not where a press beside it has taken the focus along; a panel in its place takes it afterwards.
    return () => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    };
  }, [isOpen, button]);
  if (!isOpen) return null;
  const choose = ({ label: chosen, panel, onSelect, isOff }: MenuEntry) => {
    if (isOff) return;
    if (panel) onPanel(chosen);
    else onSelect?.();
  };
  return (
    <Menu.Root
      recipe={menuRecipe}
      ids={{ trigger: buttonId, content: id }}
      open
      onOpenChange={({ open }) => !open && onClose()}
      positioning={{ placement: 'bottom-end', strategy: 'fixed', gutter: 6, overflowPadding: 8, fitViewport: true }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label="More">
            {entries.map((entry) => (
              <Line key={entry.label} entry={entry} onClick={() => choose(entry)} />
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

function Line({ entry, onClick }: { entry: MenuEntry; onClick: () => void }) {
  const { label, icon: Icon, note, isPart, isChecked, isOff = false, href } = entry;
  const content = (
    <>
      <Icon size={16} aria-hidden />
      <span>{label}</span>
      {note && <small>{note}</small>}
      {isChecked && <Check size={16} color="var(--brand-fg)" aria-hidden />}
    </>
  );
  return (
    <>
      {isPart && <Menu.Separator />}
      {isChecked !== undefined ? (
        <Menu.CheckboxItem
          className="popover-item"
          value={label}
          checked={isChecked}
          closeOnSelect={false}
          onClick={onClick}
        >
          {content}
        </Menu.CheckboxItem>
      ) : href ? (
        <Menu.Item className="popover-item" value={label} asChild>
          <a href={href} target="_blank" rel="noopener">
            {content}
          </a>
        </Menu.Item>
      ) : (
        <Menu.Item className="popover-item" value={label} disabled={isOff} onClick={onClick}>
          {content}
        </Menu.Item>
      )}
    </>
  );
}
