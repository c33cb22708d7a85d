import { type LoadCode, preloadCode } from './late-code.ts';
import { savesData } from './saves-data.ts';

/** A pointer, a finger or the focus on an element: the reader may use it next. */
const intents = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Fetches the code behind a thing when a reader turns to it; nothing for one who saves data. `codeOf` names it for the
 * element that was turned to. Returns the way to stop.
 */
export function prefetchOnIntent(codeOf: (element: Element) => LoadCode | undefined): () => void {
  const hear = ({ target }: Event) => {
    const load = target instanceof Element && !savesData() ? codeOf(target) : undefined;
    if (load) preloadCode(load);
  };
  for (const intent of intents) document.addEventListener(intent, hear, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, hear);
  };
}

/** The code of what opens over the screen, for the elements that open it by `data-open`. */
export const ofOpeners = (load: LoadCode) => (element: Element) => (element.closest('[data-open]') ? load : undefined);
