import { Search } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { onIntent } from '../../ui/late-code.ts';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import type { SearchFields } from '../view/search-fields.ts';
import type { SearchDialogProps } from './search-dialog.tsx';

const load = () => import('./search-dialog.tsx').then(({ SearchDialog }) => SearchDialog);

/** Asks for a report's search values. The dialog and Chakra are loaded with the first one. */
export function SearchModal<Fields extends SearchFields>(props: SearchDialogProps<Fields>) {
  return <LateOverlay load={load} overlay={props} />;
}

/** Opens the search; its code is fetched when the pointer or the focus comes near. */
export function SearchButton({ label, look = 'primary', onClick }: SearchButtonProps) {
  return (
    <Button look={look} {...onIntent(load)} onClick={onClick}>
      <Search aria-hidden />
      <span>{label}</span>
    </Button>
  );
}

interface SearchButtonProps {
  label: string;
  look?: 'plain' | 'primary';
  onClick: () => void;
}
