import { Listbox } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { type FieldFrame, TextField } from '../ui/fields.tsx';
import { useChoices } from '../ui/use-choices.ts';
import type { FieldBinding } from '../ui/use-form.ts';
import { type FoundPerson, useFoundStaff } from './use-found-staff.ts';

/** People offered below the field. */
const most = 5;

/** A field for a staff ID that offers people while one types a name or a part of an ID; what is typed counts too. */
export function StaffField({ onPick, onChange, ...field }: StaffFieldProps) {
  /** What people are offered for; empty when the list was closed. */
  const [text, setText] = useState('');
  const { people, failure } = useFoundStaff(text);
  const close = () => setText('');
  const choices = useChoices({
    choices: people.slice(0, most).map((person) => ({ key: `${person.staffID} ${person.personID ?? ''}`, person })),
    onChoose: ({ person }) => {
      onPick(person.staffID);
      close();
    },
    onDismiss: close,
  });
  return (
    <Listbox.Root {...choices.root}>
      <Listbox.Input {...choices.input} asChild>
        <TextField
          {...field}
          hint={failure ? `Could not load suggestions, but you can search by staff ID. ${failure.message}` : field.hint}
          onChange={(event) => {
            setText(event.target.value);
            onChange(event);
          }}
        />
      </Listbox.Input>
      <Listbox.Label hidden>People</Listbox.Label>
      <Listbox.Content {...choices.list} css={list}>
        {choices.root.collection.items.map((choice) => (
          <Listbox.Item key={choice.key} {...choices.option(choice)} css={option}>
            <span>{choice.person.name || choice.person.staffID}</span>{' '}
            <span className="note">{detailsOf(choice.person)}</span>
          </Listbox.Item>
        ))}
      </Listbox.Content>
    </Listbox.Root>
  );
}

interface StaffFieldProps extends FieldFrame, FieldBinding, Pick<ComponentProps<'input'>, 'required'> {
  error: string | undefined;
  /** Writes the ID of an offered person into the field. */
  onPick: (staffID: string) => void;
}

const detailsOf = ({ staffID, district, department }: FoundPerson) =>
  [staffID, district, department].filter(Boolean).join(' · ');

const list = {
  marginTop: '6px',
  padding: '4px',
  borderWidth: '1px',
  borderRadius: 'md',
  '&[data-empty]': { display: 'none' },
} as const;

const option = {
  padding: '6px 8px',
  fontSize: 'sm',
  lineHeight: '18px',
  overflowWrap: 'anywhere',
  '& > :first-child': { fontWeight: 'medium' },
} as const;
