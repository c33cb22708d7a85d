import { type ComponentProps, useState } from 'react';
import { type FieldFrame, TextField } from '../ui/fields.tsx';
import { useChoices } from '../ui/use-choices.ts';
import type { FieldBinding } from '../ui/use-form.ts';
import './staff-field.css';
import { type FoundPerson, useFoundStaff } from './use-found-staff.ts';

/** People offered below the field. */
const most = 5;

/** A field for a staff ID that offers people while one types a name or a part of an ID; what is typed counts too. */
export function StaffField({ value, onPick, onChange, ...field }: StaffFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const { people, failure } = useFoundStaff(isTyping ? value : '');
  const choices = useChoices({
    choices: people.slice(0, most).map((person) => ({ key: `${person.staffID} ${person.personID ?? ''}`, person })),
    isFirstActive: false,
    onChoose: ({ person }) => {
      onPick(person.staffID);
      setTyping(false);
    },
    onDismiss: () => setTyping(false),
  });
  return (
    <div>
      <TextField
        {...field}
        {...choices.input}
        hint={failure ? `Could not load suggestions, but you can search by staff ID. ${failure.message}` : field.hint}
        value={value}
        onChange={(event) => {
          setTyping(true);
          choices.restart();
          onChange(event);
        }}
      />
      <div {...choices.list('People')} className="staff-choices">
        {choices.entries.map((choice) => (
          <div key={choice.key} {...choices.option(choice)} className="staff-choice note">
            <span>{choice.person.name || choice.person.staffID}</span> <span>{detailsOf(choice.person)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

interface StaffFieldProps extends FieldFrame, FieldBinding, Pick<ComponentProps<'input'>, 'required'> {
  error: string | undefined;
  value: string;
  /** Writes the ID of an offered person into the field. */
  onPick: (staffID: string) => void;
}

const detailsOf = ({ staffID, district, department }: FoundPerson) =>
  [staffID, district, department].filter(Boolean).join(' · ');
