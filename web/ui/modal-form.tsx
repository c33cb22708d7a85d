import { lazy, Suspense, useEffect, useState } from 'react';
import type { ModalFormProps } from './modal-form-dialog.tsx';

const loadDialog = () =>
  import('./modal-form-dialog.tsx').then(({ ModalFormDialog }) => ({ default: ModalFormDialog }));
const ModalFormDialog = lazy(loadDialog);

/**
 * A form in a dialog: the focus goes to the first field, stays inside, and returns to what opened it; the first
 * invalid field is focused on submit; the submit button is off only while sending. Chakra is loaded with the first one.
 */
export function ModalForm(props: ModalFormProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  useEffect(() => {
    if (props.isOpen) setOpened(true);
  }, [props.isOpen]);
  if (!wasOpened && !props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ModalFormDialog {...props} />
    </Suspense>
  );
}

/** Fetches the dialog's code, for a pointer or the focus that comes near a button that opens one. */
export function preloadModalForm(): void {
  loadDialog().catch(() => undefined);
}
