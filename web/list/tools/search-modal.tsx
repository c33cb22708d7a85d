import { preloadCode } from '../../ui/late-code.ts';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import type { SearchFields } from '../view/search-fields.ts';
import type { SearchDialogProps } from './search-dialog.tsx';

const load = () => import('./search-dialog.tsx').then(({ SearchDialog }) => SearchDialog);

/** Asks for a report's search values. The dialog and Chakra are loaded with the first one. */
export function SearchModal<Fields extends SearchFields>(props: SearchDialogProps<Fields>) {
  return <LateOverlay load={load} overlay={props} />;
}

/** Fetches the dialog's code, for a pointer or the focus that comes near a button that opens one. */
export function preloadSearch(): void {
  preloadCode(load);
}
