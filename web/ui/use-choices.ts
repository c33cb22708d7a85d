import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';

/** One entry of a list under a text field. */
interface Choice {
  readonly key: string;
}

/**
 * The keys and the roles of a combobox: the focus stays in the text field, the arrows walk through the choices below it
 * and Enter takes one. `isFirstActive`: Enter without an arrow takes the first; else it is the field's own.
 */
export function useChoices<Entry extends Choice>(options: ChoicesOptions<Entry>) {
  const { choices, isFirstActive, onChoose, onDismiss } = options;
  const id = useId();
  const [walked, setWalked] = useState<string | null>(null);
  const index = choices.findIndex(({ key }) => key === walked);
  const active = index >= 0 ? index : isFirstActive && choices.length > 0 ? 0 : -1;
  const optionID = (index: number) => `${id}-${index}`;

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  function walk(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = active < 0 && step < 0 ? choices.length - 1 : (active + step + choices.length) % choices.length;
      setWalked(choices[next]?.key ?? null);
    }
    if (event.key === 'Escape' && choices.length > 0) onDismiss?.();
    const chosen = choices[active];
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onChoose(chosen);
    }
  }

  return {
    entries: choices,
    /** Forgets what was walked to: the text has changed. */
    restart: () => setWalked(null),
    input: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': choices.length > 0,
      'aria-controls': id,
      'aria-activedescendant': active >= 0 ? optionID(active) : undefined,
      // The dialog around it stays open at that Esc.
      'data-dismisses': onDismiss !== undefined && choices.length > 0,
      onKeyDown: walk,
    },
    list: (label: string) => ({ id, role: 'listbox', 'aria-label': label }),
    option: (entry: Entry) => {
      const index = choices.indexOf(entry);
      return {
        id: optionID(index),
        role: 'option',
        'aria-selected': index === active,
        onPointerMove: () => setWalked(entry.key),
        // The focus stays in the field.
        onMouseDown: (event: MouseEvent) => event.preventDefault(),
        onClick: () => onChoose(entry),
      };
    },
  } as const;
}

interface ChoicesOptions<Entry> {
  choices: readonly Entry[];
  isFirstActive: boolean;
  onChoose: (choice: Entry) => void;
  /** Closes the list alone, by Esc; without it the list stays as long as what it is in. */
  onDismiss?: () => void;
}
