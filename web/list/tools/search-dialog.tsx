import { useRef, useState } from 'react';
import { searchableYears } from '../../../schema/limits.ts';
import { MonthSelects } from '../../days/month-selects.tsx';
import { StaffField } from '../../people/staff-field.tsx';
import { today } from '../../session/today.ts';
import { TextField } from '../../ui/fields.tsx';
import { ModalFormDialog } from '../../ui/modal-form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { SearchField, SearchFields, SearchValues } from '../view/search-fields.ts';

/** What a search dialog takes. */
export interface SearchDialogProps<Fields extends SearchFields> {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  fields: Fields;
  /** Values of the shown report. */
  values: Partial<SearchValues<Fields>>;
  onSearch: (values: SearchValues<Fields>) => void;
}

/** The dialog behind SearchModal, in its own chunk: all values required, future days refused in words beside the field. */
export function SearchDialog<Fields extends SearchFields>(props: SearchDialogProps<Fields>) {
  const { title, isOpen, onClose, fields, values, onSearch } = props;
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const body = useRef<HTMLDivElement>(null);

  function close() {
    setFaults({});
    onClose();
  }

  function submit(data: FormData) {
    const read = readSearch(fields, data);
    if ('faults' in read) {
      setFaults(read.faults);
      const [name] = Object.keys(read.faults);
      body.current?.querySelector<HTMLElement>(`[name^="${name}"]`)?.focus();
      return;
    }
    close();
    onSearch(read.values);
  }

  return (
    <ModalFormDialog title={title} isOpen={isOpen} onClose={close} onSubmit={submit} submitLabel="Search">
      <div ref={body} className="search-fields">
        {Object.entries(fields).map(([name, field]) => (
          <Control key={name} name={name} field={field} value={values[name]} fault={faults[name]} onFault={setFaults} />
        ))}
      </div>
    </ModalFormDialog>
  );
}

/** The values of a submitted search, or what is wrong with each field. */
export function readSearch<Fields extends SearchFields>(
  fields: Fields,
  data: FormData,
): { values: SearchValues<Fields> } | { faults: Record<string, string> } {
  const values: Record<string, string> = {};
  const faults: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const text =
      field.kind === 'month'
        ? `${data.get(`${name}.year`)}-${data.get(`${name}.month`)}`
        : String(data.get(name) ?? '');
    const read = text ? field.read(text) : { fault: `${field.label} is required.` };
    if ('value' in read) values[name] = read.value;
    else faults[name] = read.fault;
  }
  return Object.keys(faults).length > 0 ? { faults } : { values: values as SearchValues<Fields> };
}

function Control({ name, field, value, fault, onFault }: ControlProps) {
  const shared = { name, label: field.label, required: true, error: fault };
  if (field.kind === 'month') return <MonthSelects {...shared} value={value} years={searchableYears} />;
  if (field.kind === 'choice') {
    const options = field.options.map(({ word, label }) => ({ value: word, label }));
    return <SelectField {...shared} options={options} defaultValue={value && field.write(value)} />;
  }
  const invalid = {
    // The fault is shown in the dialog, in our words, not in the browser's bubble.
    onInvalid: (event: React.InvalidEvent<HTMLInputElement>) => {
      event.preventDefault();
      const read = field.read(event.currentTarget.value);
      const text = event.currentTarget.value && 'fault' in read ? read.fault : `${field.label} is required.`;
      onFault({ [name]: text });
      event.currentTarget.focus();
    },
    onChange: () => onFault({}),
  };
  if (field.kind === 'date')
    return <TextField type="date" {...shared} {...invalid} defaultValue={value} max={today()} />;
  return <StaffField {...shared} {...invalid} hint={field.hint} defaultValue={value} />;
}

interface ControlProps {
  name: string;
  field: SearchField<string>;
  value: string | undefined;
  fault: string | undefined;
  onFault: (faults: Readonly<Record<string, string>>) => void;
}
