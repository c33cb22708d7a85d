import { Heading, SimpleGrid } from '@chakra-ui/react';
import { useRef } from 'react';
import * as z from 'zod/mini';
import {
  bodyFault,
  type LetterKind,
  letterLimits,
  letterPlaceholders,
  placeholdersOf,
  subjectFault,
  tidyBody,
} from '../../../schema/letter-words.ts';
import { useRemoveLetterTextMutation, useSaveLetterTextMutation } from '../../api/generated/letters.ts';
import { useHasExtension } from '../../api/use-extensions.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/fields.tsx';
import { checkedText } from '../../ui/text-checks.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useConfirmed } from '../../ui/use-confirmed.ts';
import { useForm } from '../../ui/use-form.ts';
import { LetterFormFrame, LetterPreview, type LetterSettings } from './letter-form-frame.tsx';

const kinds = { lateness: 'LATENESS', absence: 'ABSENCE' } as const;

/** The checks of the text of each kind, the same as in the gateway. */
const schemas = { lateness: schemaOf('lateness'), absence: schemaOf('absence') } as const;

function schemaOf(kind: LetterKind) {
  return z.object({
    subject: checkedText((text) => subjectFault(text.trim(), kind)),
    body: checkedText((text) => bodyFault(tidyBody(text), kind)),
  });
}

/** Subject and text of one kind of letter. */
export function LetterTextForm({ kind, settings, onSaved }: LetterTextFormProps) {
  const text = settings.texts.find((one) => one.kind === kinds[kind]);
  const [save] = useSaveLetterTextMutation();
  const [remove] = useRemoveLetterTextMutation();
  const hasRegister = useHasExtension('letters');
  const names = placeholdersOf(kind).filter((name) => name !== 'step' || hasRegister);
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    schema: schemas[kind],
    values: { subject: text?.subject ?? '', body: text?.body ?? '' },
    send: async (values) => {
      const { data } = await save({ variables: { input: { kind: kinds[kind], ...values } } });
      showToast({ kind: 'success', title: data?.saveLetterText.message || messages.completed });
      form.reset(values);
      await onSaved();
    },
  });
  const { ref, ...body } = form.field('body');

  const { run: backToStandard } = useConfirmed({
    ask: () => ({
      question: `Remove the saved text of letters of ${kind}?`,
      text: 'Letters then use the text from the file, or the built-in text.',
      confirmLabel: 'Remove',
    }),
    async send() {
      const { data } = await remove({ variables: { kind: kinds[kind] } });
      form.discard();
      const next = (await onSaved())?.texts.find((one) => one.kind === kinds[kind]);
      if (next) form.reset({ subject: next.subject, body: next.body });
      return data?.removeLetterText.message;
    },
    done: (message) => ({ title: message || messages.completed }),
  });

  /** Puts a placeholder where the text's cursor is. */
  function insert(name: string) {
    const { selectionStart = 0, selectionEnd = 0, value = '' } = area.current ?? {};
    const at = selectionStart + name.length;
    form.set('body', value.slice(0, selectionStart) + name + value.slice(selectionEnd));
    area.current?.focus();
    area.current?.setSelectionRange(at, at);
  }

  return (
    <LetterFormFrame
      form={form}
      isDirty={form.isDirty}
      origin={text ?? { origin: 'STANDARD', changedBy: null, changedAt: null }}
      others={
        text?.origin === 'STORED' && (
          <Button onClick={() => backToStandard(undefined)}>Back to the standard text</Button>
        )
      }
      preview={
        <LetterPreview
          kind={kind}
          subject={form.watch('subject')}
          body={form.watch('body')}
          head={settings.letterhead}
        />
      }
    >
      <TextField label="Subject" {...form.field('subject')} maxLength={letterLimits.subject} required />
      <TextAreaField
        label="Text"
        {...body}
        ref={(element) => {
          area.current = element;
          ref(element);
        }}
        rows={14}
        hint="An empty line begins a new paragraph. A paragraph that names an unknown value is left out."
        required
      />
      <section aria-label="Facts to use in the text">
        <Heading as="h2" size="sm" mb="6px">
          Facts to use in the text
        </Heading>
        <SimpleGrid as="ul" minChildWidth="min(100%, 260px)" gap="6px 16px" fontSize="13px">
          {names.map((name) => (
            <li key={name} className="row">
              <Button look="chip" onClick={() => insert(`{${name}}`)} aria-label={`Insert {${name}}`}>
                {`{${name}}`}
              </Button>
              <span>{letterPlaceholders[name].meaning}</span>
            </li>
          ))}
        </SimpleGrid>
      </section>
    </LetterFormFrame>
  );
}

interface LetterTextFormProps {
  kind: LetterKind;
  settings: LetterSettings;
  /** Reads the settings again; null where they could not be read. */
  onSaved: () => Promise<LetterSettings | null>;
}
