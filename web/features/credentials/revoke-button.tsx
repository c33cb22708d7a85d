import { Ban } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { preloadConfirm } from '../../ui/confirm.tsx';

/** The button of a row that is not revoked yet. */
export function RevokeButton({ id, name }: { id: string; name: string }) {
  return (
    <IconButton
      label={`Revoke ${name}`}
      look="quiet"
      icon={<Ban aria-hidden />}
      data-action="revoke"
      data-row={id}
      onPointerEnter={preloadConfirm}
      onFocus={preloadConfirm}
    />
  );
}
