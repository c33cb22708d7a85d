import { maximumTextLength, serialLatenessChoices } from '../../../schema/limits.ts';
import { FieldPair, SelectField, TextField } from '../../ui/fields.tsx';
import type { Form } from '../../ui/use-form.ts';
import { explainEnd, explainThreshold, type ShiftValues } from './shift-schema.ts';

const choices = serialLatenessChoices.map((choice) => ({ value: String(choice), label: String(choice) }));

/** The fields of both shift forms. A threshold may be a duration, which a clock's field would show as `12:20 AM`. */
export function ShiftFields({ form, isNew }: { form: Form<ShiftValues>; isNew: boolean }) {
  const start = form.watch('startTime');
  const hasLateDays = form.watch('serialLatenessThreshold') !== '';
  return (
    <>
      <TextField label="Name" {...form.field('name')} autoComplete="off" maxLength={maximumTextLength} />
      <FieldPair>
        <TextField label="Start Time" {...form.field('startTime')} type="time" required={isNew} />
        <TextField
          label="End Time"
          {...form.field('endTime')}
          type="time"
          hint={explainEnd(start, form.watch('endTime'))}
        />
      </FieldPair>
      <TextField
        label="Lateness Threshold"
        {...form.field('latenessThreshold')}
        placeholder="HH:MM"
        autoComplete="off"
        maxLength={8}
        hint={explainThreshold(start, form.watch('latenessThreshold'))}
      />
      <SelectField
        label="Serial Lateness Threshold"
        {...form.field('serialLatenessThreshold')}
        options={choices}
        placeholder={isNew ? 'Choose…' : hasLateDays ? undefined : 'No change'}
        required={isNew}
        hint="Late days in a month that make somebody serially late."
      />
      {!isNew && <p className="note">Leave a field blank to keep what is stored.</p>}
    </>
  );
}
