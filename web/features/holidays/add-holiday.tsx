import * as z from 'zod/mini';
import { maximumTextLength } from '../../../schema/limits.ts';
import { HolidaysDocument, useAddHolidayMutation } from '../../api/generated/holidays.ts';
import { today } from '../../session/today.ts';
import { TextField } from '../../ui/fields.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { requiredText } from '../../ui/text-checks.ts';
import { useForm } from '../../ui/use-form.ts';

const schema = z.object({
  date: z.string().check(z.regex(/^[12]\d{3}-\d{2}-\d{2}$/, 'Enter a date from the year 1000 to 2999.')),
  name: requiredText('name'),
});

/** Adds a public holiday, of the past too: the absence of its day is then worked out anew. */
export function AddHoliday({ isOpen, onClose, onDone }: AddHolidayProps) {
  const [addHoliday] = useAddHolidayMutation({ refetchQueries: [HolidaysDocument] });
  const form = useForm({
    schema,
    values: { date: '', name: '' },
    send: async (variables) => {
      await addHoliday({ variables });
      onDone();
    },
  });
  const date = form.watch('date');
  const isPast = date !== '' && date < today();
  return (
    <ModalForm title="Add Holiday" form={form} isOpen={isOpen} onClose={onClose} submitLabel="Add">
      <TextField
        label="Date"
        {...form.field('date')}
        type="date"
        required
        hint={isPast ? 'A day of the past: nobody is absent or late in its reports any more.' : undefined}
      />
      <TextField label="Name" {...form.field('name')} autoComplete="off" maxLength={maximumTextLength} required />
      <p className="note">No one is marked absent or late on a holiday. Sign-ins are still recorded.</p>
    </ModalForm>
  );
}

interface AddHolidayProps {
  isOpen: boolean;
  onClose: () => void;
  /** The holiday was added. */
  onDone: () => void;
}
