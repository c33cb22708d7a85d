import { createListCollection, type Listbox } from '@chakra-ui/react';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { choicesRecipe } from './theme/overlay-recipes.ts';

/** One entry of a list under a text field. */
interface Choice {
  readonly key: string;
}

/**
 * Chakra's Listbox with its input, as a combobox: the focus stays in the text field, the arrows walk through the choices
 * below it and Enter takes one. Chakra's Combobox moves the caret to the end of the text whenever its list opens.
 */
export function useChoices<Entry extends Choice>(options: ChoicesOptions<Entry>) {
  const { choices, isFirstActive = false, onChoose, onDismiss } = options;
  const [walked, setWalked] = useState<string | null>(null);
  const collection = createListCollection({ items: choices, itemToValue: ({ key }) => key });
  const active = collection.has(walked) ? walked : isFirstActive ? collection.firstValue : null;
  const root = {
    recipe: choicesRecipe,
    collection,
    loopFocus: true,
    highlightedValue: active,
    onHighlightChange: ({ highlightedValue }) => setWalked(highlightedValue),
    // What was taken is not marked when it is offered again.
    value: [],
    onSelect: ({ value }) => choices.filter(({ key }) => key === value).forEach(onChoose),
    // Also where it is not the list that scrolls, but what the list is in.
    scrollToIndexFn: ({ getElement }) => getElement()?.scrollIntoView({ block: 'nearest' }),
  } satisfies Listbox.RootProps<Entry>;
  return {
    root,
    input: {
      role: 'combobox',
      'aria-expanded': choices.length > 0,
      // The dialog around it stays open at that Esc.
      'data-dismisses': onDismiss !== undefined && choices.length > 0,
      // Forgets what was walked to: the text has changed.
      onInput: () => setWalked(null),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && onDismiss?.(),
    },
    list: { tabIndex: -1, onMouseDownCapture: keepFocus },
    option: (item: Entry) => ({ item, highlightOnHover: true, 'aria-selected': item.key === active }),
  } as const;
}

/** The library takes it to the list. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

interface ChoicesOptions<Entry> {
  choices: readonly Entry[];
  /** Enter without an arrow takes the first; else it is the field's own. */
  isFirstActive?: boolean;
  onChoose: (choice: Entry) => void;
  /** Closes the list alone, by Esc; without it the list stays as long as what it is in. */
  onDismiss?: () => void;
}
