import { onIntent } from './late-code.ts';
import { LateOverlay } from './late-overlay.tsx';
import type { ModalFormProps } from './modal-form-dialog.tsx';

const load = () => import('./modal-form-dialog.tsx').then(({ ModalFormDialog }) => ModalFormDialog);

/**
 * A form in a dialog: the focus goes to the first field, stays inside, and returns to what opened it; the first
 * invalid field is focused on submit; the submit button is off only while sending. Chakra is loaded with the first one.
 */
export function ModalForm(props: ModalFormProps) {
  return <LateOverlay load={load} overlay={props} />;
}

/** Fetches the dialog's code, for a button that opens one. */
export const onFormIntent = onIntent(load);
