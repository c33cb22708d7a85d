import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm as useHookForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { readFormFailure } from '../api/failure.ts';
import { readSession, subscribeSession } from '../session/session.ts';
import { dropForm, formKey, storedForm, storeForm, storeForReload } from './stored-forms.ts';
import { showToast } from './toasts.tsx';

/** What a form is made of. */
export interface FormSetup<Input extends FieldValues, Output> {
  /** Reads the fields' texts; its issues are shown beside the fields. A constant of the module, or memoised. */
  schema: ZodMiniType<Output, Input>;
  /** Contents at first: what `isDirty` compares with. */
  values: Input;
  /** Sends valid values. What it throws is a toast, and stays beside the field it names or above the buttons. */
  send: (values: Output) => unknown;
  /** The field that no two records may share. */
  unique?: FieldPath<Input>;
  /** Of a form with passwords nothing is stored beyond its page and session. */
  isSecret?: boolean;
}

/** A form bound to its fields. */
export interface Form<Input extends FieldValues> {
  /** Spread on a field of `fields.tsx`: name, handlers, ref and error. */
  readonly field: (name: FieldPath<Input>) => FieldBinding;
  /** The field's present content; the component is drawn again when it changes. */
  readonly watch: <Name extends FieldPath<Input>>(name: Name) => Input[Name];
  /** Writes a field, as if it were typed. */
  readonly set: <Name extends FieldPath<Input>>(name: Name, value: Input[Name]) => void;
  /** Back to the first contents, or to others that count as first from then on; errors go. */
  readonly reset: (values?: Input) => void;
  /** Checks, focuses the first bad field or sends. A second call while sending does nothing. */
  readonly submit: () => Promise<void>;
  /** What was typed is not wanted any more: nothing of it is stored. */
  readonly discard: () => void;
  readonly isDirty: boolean;
  readonly isSending: boolean;
  /** What stands above the buttons after a submit that did not succeed. */
  readonly failure: string | undefined;
  /** Brings back what the same person had typed when the session ended or the page was reloaded; null for nothing. */
  readonly restore: (() => void) | null;
}

/** What a field takes from its form. */
export interface FieldBinding {
  name: string;
  onChange: (event: { target: unknown }) => Promise<unknown>;
  onBlur: (event: { target: unknown }) => Promise<unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: the library's own type; an input, a select or a text area.
  ref: (element: any) => void;
  error: string | undefined;
}

/** A form by react-hook-form: checked on submit, then again while it is corrected. The only file that knows the library. */
export function useForm<Input extends FieldValues, Output>(setup: FormSetup<Input, Output>): Form<Input> {
  const { schema, values, send, unique, isSecret = false } = setup;
  const form = useHookForm<Input, unknown, Output>({
    resolver: zodResolver(schema) as never,
    defaultValues: values as DefaultValues<Input>,
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { root, ...faults } = errors;

  const [key] = useState(() => formKey(values));
  /** Sent or discarded, and nothing typed since. */
  const isSettled = useRef(false);
  const [left, setLeft] = useState(() => (isSecret ? null : storedForm(key)));

  useEffect(() => {
    const userID = readSession()?.viewer.userID;
    if (isSecret || !isDirty || userID === undefined) return;
    const unsubscribe = subscribeSession(() => {
      if (!readSession() && !isSettled.current) storeForm(key, userID, form.getValues());
    });
    const leave = (event: PageTransitionEvent) => {
      if (!event.persisted && readSession() && !isSettled.current) storeForReload(key, userID, form.getValues());
    };
    addEventListener('pagehide', leave);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', leave);
    };
  }, [isSecret, isDirty, key, form]);

  function restore() {
    // The button that asks for it goes.
    form.setFocus(Object.keys(values)[0] as FieldPath<Input>);
    form.reset({ ...values, ...(left as Input) }, { keepDefaultValues: true });
    dropForm(key);
    setLeft(null);
  }

  function settle() {
    isSettled.current = true;
    dropForm(key);
    setLeft(null);
  }

  async function sendValid(output: Output) {
    try {
      await send(output);
      settle();
    } catch (error) {
      const { message, field } = readFormFailure(error, unique);
      // The toast goes after three seconds, the words in the form stay.
      showToast({ kind: 'error', title: message });
      if (field === null || !(field in form.getValues())) form.setError('root', { message });
      else form.setError(field as FieldPath<Input>, { message }, { shouldFocus: true });
    }
  }

  return {
    field: (name) => {
      const { onChange, ...rest } = form.register(name);
      const change: typeof onChange = (event) => {
        isSettled.current = false;
        return onChange(event);
      };
      return { ...rest, onChange: change, error: form.getFieldState(name, form.formState).error?.message };
    },
    watch: (name) => form.watch(name),
    set: (name, value) => {
      isSettled.current = false;
      form.setValue(name, value as never, { shouldDirty: true, shouldValidate: !!errors[name] });
    },
    discard: settle,
    reset: (next) => form.reset(next),
    submit: async () => {
      if (!isSubmitting) await form.handleSubmit(sendValid, focusFirst)();
    },
    isDirty,
    isSending: isSubmitting,
    restore: left === null ? null : restore,
    failure: countFaults(Object.keys(faults).length) ?? root?.message,
  };
}

/** The first in the page; the library's order is the order in which components register their fields. */
function focusFirst(errors: object): void {
  const fields = Object.values(errors).flatMap(({ ref }) => (ref instanceof HTMLElement ? [ref] : []));
  const [first] = fields.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  first?.focus();
}

function countFaults(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? 'Correct the marked field.' : `Correct the ${count} marked fields.`;
}
