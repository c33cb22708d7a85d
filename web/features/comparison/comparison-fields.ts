import { movePeriod } from '../../days/periods.ts';
import { choiceField, monthField } from '../../list/view/search-fields.ts';
import { today } from '../../session/today.ts';

/** What can be compared, with its word in the address. */
export const measures = [
  { value: 'SERIAL_LATENESS', word: 'serial', label: 'Serial lateness' },
  { value: 'ABSENCE', word: 'absence', label: 'Absence' },
  { value: 'LATE_MINUTES', word: 'minutes', label: 'Late minutes' },
] as const;

const days = choiceField(
  'Days',
  [
    { value: 'SAME', word: 'same', label: 'Up to the same day' },
    { value: 'ALL', word: 'all', label: 'Whole months' },
  ],
  'SAME',
);

/** Search fields of a comparison. */
export const comparisonFields = {
  later: monthField('Month'),
  earlier: { ...monthField('Compared with'), initial: () => movePeriod(today().slice(0, 7), -1) },
  measure: choiceField('Of', measures, 'SERIAL_LATENESS'),
  days,
};
