import { Search } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { preloadSearch } from './search-modal.tsx';

/** Opens the search; its code is fetched when the pointer or the focus comes near. */
export function SearchButton({ label, look = 'primary', onClick }: SearchButtonProps) {
  return (
    <Button look={look} onPointerEnter={preloadSearch} onFocus={preloadSearch} onClick={onClick}>
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
