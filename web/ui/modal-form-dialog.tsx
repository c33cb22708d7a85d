import { Box, Dialog } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { messages } from '../messages.ts';
import { Button } from './button.tsx';
import { confirm } from './confirm.tsx';
import { Modal, ModalHead } from './modal.tsx';
import { warnBeforeUnload } from './new-version.ts';
import { Notice } from './notice.tsx';
import { Ring } from './spinner.tsx';
import type { Form } from './use-form.ts';

/** What a form dialog takes. */
export interface ModalFormProps {
  title: string;
  isOpen: boolean;
  /** Asked by Esc, Back, the cross, the close button and a click outside; the caller sets `isOpen`. */
  onClose: () => void;
  /** A form by `useForm`: it checks, sends and shows its errors; closing it asks about unsaved changes. */
  form: Pick<Form<never>, 'submit'> &
    Partial<Pick<Form<never>, 'isDirty' | 'isSending' | 'failure' | 'restore' | 'discard'>>;
  submitLabel: string;
  closeLabel?: string;
  /** Nothing but the close button closes it: what it shows is not shown again. */
  isHeld?: boolean;
  /** `md` has room for two columns of fields. */
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** The dialog behind ModalForm, in its own chunk. */
export function ModalFormDialog(props: ModalFormProps) {
  const {
    title,
    isOpen,
    form: { submit, isSending, isDirty: isChanged, failure, restore, discard },
    submitLabel,
    size = 'sm',
    closeLabel = 'Close',
    isHeld = false,
    children,
  } = props;
  const isDirty = isOpen && isChanged === true;
  const fields = useRef<HTMLDivElement>(null);

  useEffect(() => (isDirty ? warnBeforeUnload() : undefined), [isDirty]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React hands events of dialogs inside this one on to it, wherever they stand in the document.
    event.stopPropagation();
    submit();
  }

  async function close() {
    if (isSending) return;
    if (isDirty) {
      if (!(await confirm(unsavedChanges))) return;
      discard?.();
    }
    props.onClose();
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={() => (isHeld ? undefined : close())}
      width={size}
      place="top"
      firstFocus={() => fields.current?.querySelector<HTMLElement>(firstField) ?? null}
    >
      <form onSubmit={send} noValidate aria-busy={isSending}>
        <ModalHead title={title} closeLabel="Close dialog" onClose={isHeld ? undefined : close} />
        {restore && (
          <Box m="6px 20px 4px">
            <Notice tone="warning" role="status" action={<Button onClick={restore}>Restore</Button>}>
              You have unsaved changes from earlier.
            </Notice>
          </Box>
        )}
        <Dialog.Body ref={fields}>{children}</Dialog.Body>
        {failure && (
          <Box m="10px 20px 0">
            <Notice tone="error" role="alert" className="form-failure">
              {failure}
            </Notice>
          </Box>
        )}
        <Dialog.Footer>
          <Button onClick={close} aria-disabled={isSending}>
            {closeLabel}
          </Button>
          <Button type="submit" look="primary" aria-disabled={isSending}>
            {isSending && <Ring />}
            <span>{submitLabel}</span>
          </Button>
        </Dialog.Footer>
      </form>
    </Modal>
  );
}

const firstField = 'input:not([readonly]), select, textarea';

const unsavedChanges = {
  title: messages.unsavedTitle,
  question: messages.unsavedQuestion,
  text: messages.unsavedText,
  confirmLabel: messages.unsavedDiscard,
  cancelLabel: messages.unsavedKeep,
};
