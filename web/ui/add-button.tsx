import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { onFormIntent } from './modal-form.tsx';

/** Opens a form for something new; its code is fetched when the pointer or the focus comes near. */
export function AddButton({
  look = 'primary',
  icon = <Plus aria-hidden />,
  label = 'Add New',
  onClick,
}: AddButtonProps) {
  return (
    <Button look={look} {...onFormIntent} onClick={onClick}>
      {icon}
      <span>{label}</span>
    </Button>
  );
}

interface AddButtonProps extends Pick<ComponentProps<typeof Button>, 'look'> {
  icon?: ReactNode;
  label?: string;
  onClick: () => void;
}
