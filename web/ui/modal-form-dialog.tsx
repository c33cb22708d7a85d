import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '../messages.ts';
import { Button } from './button.tsx';
import { confirm } from './confirm.tsx';
import { Modal, ModalHead } from './modal.tsx';
import { isReloadingPage } from './new-version.ts';
import { Notice } from './notice.tsx';
import { Ring } from './spinner.tsx';
import type { Form } from './use-form.ts';

/** What a form dialog takes. */
export interface ModalFormProps {
  title: string;
  isOpen: boolean;
  /** Asked by Esc, Back, the cross, the close button and a click outside; the caller sets `isOpen`. */
  onClose: () => void;
  /** For a dialog without `form`: the fields are valid by the browser's rules; a promise keeps the form busy. */
  onSubmit?: (data: FormData) => unknown;
  /** A form by `useForm`: it checks, sends and shows its errors; closing it asks about unsaved changes. */
  form?: Pick<Form<never>, 'submit' | 'isDirty' | 'isSending' | 'failure' | 'restore' | 'discard'>;
  submitLabel: string;
  closeLabel?: string;
  /** Nothing but the close button closes it: what it shows is not shown again. */
  isHeld?: boolean;
  /** `md` has room for two columns of fields. */
  size?: 'sm' | 'md';
  /** What went wrong on submit, shown above the buttons. */
  error?: string | undefined;
  children: ReactNode;
}

/** The dialog behind ModalForm, in its own chunk. */
export function ModalFormDialog(props: ModalFormProps) {
  const {
    title,
    isOpen,
    onSubmit,
    form,
    submitLabel,
    size = 'sm',
    closeLabel = 'Close',
    isHeld = false,
    error = form?.failure,
    children,
  } = props;
  const [isSubmitting, setSubmitting] = useState(false);
  const isSending = isSubmitting || form?.isSending === true;
  const isDirty = isOpen && form?.isDirty === true;
  const fields = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReloadingPage()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React hands events of dialogs inside this one on to it, wherever they stand in the document.
    event.stopPropagation();
    if (isSending) return;
    setSubmitting(true);
    try {
      await (form ? form.submit() : onSubmit?.(new FormData(event.currentTarget)));
    } finally {
      setSubmitting(false);
    }
  }

  async function close() {
    if (isSending) return;
    if (isDirty) {
      if (!(await confirm(unsavedChanges))) return;
      form?.discard();
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
      <form onSubmit={submit} noValidate={form !== undefined} aria-busy={isSending}>
        <ModalHead title={title} closeLabel="Close dialog" onClose={isHeld ? undefined : close} />
        {form?.restore && (
          <Notice
            tone="warning"
            role="status"
            className="modal-kept"
            action={<Button onClick={form.restore}>Restore</Button>}
          >
            You have unsaved changes from earlier.
          </Notice>
        )}
        <div ref={fields} className="modal-fields">
          {children}
        </div>
        {error && (
          <Notice tone="error" role="alert" className="form-failure">
            {error}
          </Notice>
        )}
        <footer className="modal-foot">
          <Button onClick={close} aria-disabled={isSending}>
            {closeLabel}
          </Button>
          <Button type="submit" look="primary" aria-disabled={isSending}>
            {isSending && <Ring />}
            {submitLabel}
          </Button>
        </footer>
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
