import { chakra, Dialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { Button } from './button.tsx';
import { Modal, ModalHead } from './modal.tsx';

/** A question before what cannot be undone. */
export interface Question {
  /** `Are you sure?` without one. */
  readonly title?: string;
  /** What is about to happen and to what, e.g. `Delete ADA OBI, 00123?`. */
  readonly question: string;
  /** What the person should know first; `You won't be able to revert this!` without one. */
  readonly text?: ReactNode;
  /** The verb of the action, e.g. `Yes, Delete it!`; without one there is nothing to decide, only to read. */
  readonly confirmLabel?: string;
  /** Whether what is confirmed can be undone, so that its button warns of nothing. */
  readonly isHarmless?: boolean;
  /** The safe answer, which has the focus; `Cancel` without one. */
  readonly cancelLabel?: string;
  /** Takes the question back when it aborts: answered false. */
  readonly signal?: AbortSignal;
}

/** A question on the screen, or the last one while it goes away. */
export interface AskedQuestion extends Question {
  readonly isOpen: boolean;
  readonly answer: (isSure: boolean) => void;
}

/** The dialog behind `confirm`, in its own chunk. */
export function ConfirmDialog(props: AskedQuestion) {
  const { isOpen, answer, title = messages.confirmTitle, question, text = messages.confirmText } = props;
  return (
    <Modal isOpen={isOpen} onClose={() => answer(false)} role="alertdialog" width="xs">
      <ModalHead title={title} />
      <Dialog.Description asChild>
        <Dialog.Body>
          <chakra.strong overflowWrap="anywhere">{question}</chakra.strong>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link answers to keys with a click. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: only links in the text are pressed. */}
          <div className="muted" onClick={(event) => isLink(event.target) && answer(false)}>
            {text}
          </div>
        </Dialog.Body>
      </Dialog.Description>
      <Dialog.Footer>
        <Button data-autofocus onClick={() => answer(false)}>
          {props.cancelLabel ?? 'Cancel'}
        </Button>
        {props.confirmLabel && (
          <Button look={props.isHarmless ? 'primary' : 'danger'} onClick={() => answer(true)}>
            {props.confirmLabel}
          </Button>
        )}
      </Dialog.Footer>
    </Modal>
  );
}

/** Who follows a link of the text goes elsewhere, and the question with its action is off. */
const isLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null;
