import { formatMonth } from '../../schema/format.ts';
import { today } from '../session/today.ts';
import { SelectField } from '../ui/select-field.tsx';

/** A month as two selects named `<name>.year` and `<name>.month`: the current year and the ones before it. */
export function MonthSelects({ name, label, value, years, required, error }: MonthSelectsProps) {
  const thisYear = Number(today().slice(0, 4));
  const [year, month] = (value ?? today().slice(0, 7)).split('-');
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
      <SelectField name={`${name}.year`} label="Year" options={yearOptions} defaultValue={year} required={required} />
      <SelectField
        name={`${name}.month`}
        label="Month"
        options={monthOptions}
        defaultValue={month}
        required={required}
        error={error}
      />
    </fieldset>
  );
}

interface MonthSelectsProps {
  name: string;
  label: string;
  /** `YYYY-MM`. */
  value: string | undefined;
  /** Years offered, the current one included. */
  years: number;
  required: boolean;
  error: string | undefined;
}
