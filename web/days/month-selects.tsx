import { formatMonth } from '../../schema/format.ts';
import { today } from '../session/today.ts';
import { SelectField } from '../ui/select-field.tsx';
import type { FieldBinding } from '../ui/use-form.ts';

/** A month as two selects: the current year and the ones before it. */
export function MonthSelects({ label, year, month, years }: MonthSelectsProps) {
  const thisYear = Number(today().slice(0, 4));
  const yearOptions = Array.from({ length: years }, (_, back) => {
    const text = String(thisYear - back);
    return { value: text, label: text };
  });
  const monthOptions = Array.from({ length: 12 }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return { value: number, label: formatMonth(`2000-${number}`).split(' ')[0] ?? number };
  });
  return (
    <fieldset className="month-selects">
      <legend className="visually-hidden">{label}</legend>
      <SelectField {...year} label="Year" options={yearOptions} required />
      <SelectField {...month} label="Month" options={monthOptions} required />
    </fieldset>
  );
}

interface MonthSelectsProps {
  label: string;
  year: FieldBinding;
  /** Its error is shown for both selects. */
  month: FieldBinding;
  /** Years offered, the current one included. */
  years: number;
}
