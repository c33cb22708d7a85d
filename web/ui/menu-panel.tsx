import { Menu, Portal } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type RefObject, useLayoutEffect } from 'react';
import type { MenuEntry } from './menu-button.tsx';
import { menuRecipe } from './theme/overlay-recipes.ts';
import { useBackCloses } from './use-back-closes.ts';

/** What the menu of a button takes. */
export interface MenuPanelProps {
  isOpen: boolean;
  onClose: () => void;
  id: string;
  buttonId: string;
  /** Its name. */
  label: string;
  /** The button that opened it: it stands there, and the focus returns there. */
  button: RefObject<HTMLElement | null>;
  entries: readonly MenuEntry[];
  /** Called with the label of an entry whose panel takes the menu's place. */
  onPanel: (label: string) => void;
}

/** The menu behind MenuButton, in its own chunk. */
export function MenuPanel({ isOpen, onClose, id, buttonId, label, button, entries, onPanel }: MenuPanelProps) {
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
          <Menu.Content aria-label={label}>
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
      <Icon aria-hidden />
      <span>{label}</span>
      {note && <small>{note}</small>}
      {isChecked && <Check aria-hidden />}
    </>
  );
  return (
    <>
      {isPart && <Menu.Separator />}
      {isChecked !== undefined ? (
        <Menu.CheckboxItem value={label} checked={isChecked} closeOnSelect={false} onClick={onClick}>
          {content}
        </Menu.CheckboxItem>
      ) : href ? (
        <Menu.Item value={label} asChild>
          <a href={href} target="_blank" rel="noopener">
            {content}
          </a>
        </Menu.Item>
      ) : (
        <Menu.Item value={label} disabled={isOff} onClick={onClick}>
          {content}
        </Menu.Item>
      )}
    </>
  );
}
