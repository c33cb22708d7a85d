import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { SearchDialogProps } from './search-dialog.tsx';
import type { SearchFields } from './search-fields.ts';

const loadDialog = () =>
  import('./search-dialog.tsx').then(({ SearchDialog }) => ({ default: SearchDialog as ComponentType<AnyProps> }));
const SearchDialog = lazy(loadDialog);

/** Asks for a report's search values. The dialog and Chakra are loaded with the first one. */
export function SearchModal<Fields extends SearchFields>(props: SearchDialogProps<Fields>) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <SearchDialog {...(props as unknown as AnyProps)} />
    </Suspense>
  );
}

/** Fetches the dialog's code, for a pointer or the focus that comes near a button that opens one. */
export function preloadSearch(): void {
  loadDialog().catch(() => undefined);
}

type AnyProps = SearchDialogProps<SearchFields>;
