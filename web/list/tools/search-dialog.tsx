import { useLayoutEffect, useMemo } from 'react';
import * as z from 'zod/mini';
import { formatMonth } from '../../../schema/format.ts';
import { searchableYears } from '../../../schema/limits.ts';
import { StaffField } from '../../people/staff-field.tsx';
import { today } from '../../session/today.ts';
import { FieldPair, SelectField, TextField } from '../../ui/fields.tsx';
import { ModalFormDialog } from '../../ui/modal-form-dialog.tsx';
import { type FieldBinding, type Form, useForm } from '../../ui/use-form.ts';
import { rangeOf, type SearchField, type SearchFields, type SearchValues } from '../view/search-fields.ts';

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

/** What stands in the controls, by name; a month is in two, `<name>Year` and `<name>Month`. */
type Texts = Record<string, string>;

/** The dialog behind SearchModal, in its own chunk: all values required, future days refused in words beside the field. */
export function SearchDialog<Fields extends SearchFields>(props: SearchDialogProps<Fields>) {
  const { title, isOpen, onClose, fields, values, onSearch } = props;
  const form = useForm({
    schema: useMemo(() => searchSchema(fields), [fields]),
    values: textsOf(fields, values),
    send: (read) => {
      onClose();
      // Another staff ID is another person's.
      const isSame = Object.entries(fields).every(
        ([name, { kind }]) => kind !== 'staff' || read[name] === values[name],
      );
      onSearch(isSame ? { ...values, ...read } : read);
    },
    // The next opening begins with the values of the report.
    isSecret: true,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins with the values of the report.
  useLayoutEffect(() => {
    if (isOpen) form.reset(textsOf(fields, values));
  }, [isOpen]);

  return (
    <ModalFormDialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      form={{ ...form, isDirty: false }}
      submitLabel="Search"
    >
      {Object.entries(fields).map(([name, field]) => (
        <Control key={name} name={name} field={field} form={form} />
      ))}
    </ModalFormDialog>
  );
}

function textsOf(fields: SearchFields, values: Readonly<Record<string, string | undefined>>): Texts {
  const texts = Object.entries(fields).flatMap(([name, { kind, options, write }]) => {
    const value = values[name];
    if (kind === 'choice') return [[name, value ? write(value) : (options[0]?.word ?? '')]];
    if (kind !== 'month') return [[name, value ?? '']];
    const [year, month] = (value ?? today()).split('-');
    return [
      [`${name}Year`, year],
      [`${name}Month`, month],
    ];
  });
  return Object.fromEntries(texts);
}

/** Reads the values of a search, and says what is wrong with each control. */
export const searchSchema = <Fields extends SearchFields>(fields: Fields) =>
  z.pipe(
    z.record(z.string(), z.string()),
    z.transform((texts, { issues }) => {
      const values: Texts = {};
      const refuse = (name: string, message: string) =>
        issues.push({ code: 'custom', path: [name], message, input: texts[name] });
      for (const [name, field] of Object.entries(fields)) {
        if (field.kind === 'person') continue;
        const isMonth = field.kind === 'month';
        const text = isMonth ? `${texts[`${name}Year`]}-${texts[`${name}Month`]}` : texts[name];
        const read = text ? field.read(text) : { fault: `${field.label} is required.` };
        if ('value' in read) values[name] = read.value;
        else refuse(isMonth ? `${name}Month` : name, read.fault);
      }
      const range = rangeOf(values);
      if (range && range.to < range.from) refuse('to', 'This day is before the first one. Choose a later day.');
      return values as SearchValues<Fields>;
    }),
  );

function Control({ name, field, form }: { name: string; field: SearchField<string>; form: Form<Texts> }) {
  if (field.kind === 'person') return null;
  if (field.kind === 'month') {
    const halves = { year: form.field(`${name}Year`), month: form.field(`${name}Month`) };
    return <MonthSelects label={field.label} {...halves} />;
  }
  const shared = { ...form.field(name), label: field.label, required: true };
  if (field.kind === 'choice') {
    return <SelectField {...shared} options={field.options.map(({ word, label }) => ({ value: word, label }))} />;
  }
  if (field.kind === 'date') return <TextField type="date" {...shared} max={field.isAnyDay ? undefined : today()} />;
  return <StaffField {...shared} hint={field.hint} onPick={(staffID) => form.set(name, staffID)} />;
}

/** A month as two selects, the error below the second: the current year and the ones before it. */
function MonthSelects({ label, year, month }: { label: string; year: FieldBinding; month: FieldBinding }) {
  const thisYear = Number(today().slice(0, 4));
  const years = Array.from({ length: searchableYears }, (_, back) => String(thisYear - back));
  const monthOptions = Array.from({ length: 12 }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return { value: number, label: formatMonth(`2000-${number}`).split(' ')[0] ?? number };
  });
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <FieldPair>
        <SelectField {...year} label="Year" options={years.map((value) => ({ value, label: value }))} required />
        <SelectField {...month} label="Month" options={monthOptions} required />
      </FieldPair>
    </fieldset>
  );
}
