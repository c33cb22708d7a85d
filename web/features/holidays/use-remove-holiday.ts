import { useRef } from 'react';
import { formatLongDate } from '../../../schema/format.ts';
import { type HolidaysRowFragment, useRemoveHolidayMutation } from '../../generated/holidays.ts';
import { messages } from '../../messages.ts';
import { today } from '../../session/today.ts';
import { confirm } from '../../ui/confirm.tsx';
import { readFormFailure } from '../../ui/form-failure.ts';
import { showToast } from '../../ui/toasts.tsx';

/** Removes a holiday after a question that says what becomes of its day; `onDone` runs when it is gone. One at a time. */
export function useRemoveHoliday(onDone: () => void) {
  const [removeHoliday, { loading: isRemoving }] = useRemoveHolidayMutation();
  const isBusy = useRef(false);

  async function remove({ date, name }: HolidaysRowFragment) {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const isSure = await confirm({
        question: `Remove ${name || 'the holiday'} on ${formatLongDate(date)}?`,
        text:
          date < today()
            ? 'Whoever did not sign in on that day is then absent, in its reports of the past too.'
            : 'The day is then a working day: who does not sign in is absent.',
        confirmLabel: 'Yes, Remove it!',
      });
      if (!isSure) return;
      await removeHoliday({ variables: { date } });
      showToast({ kind: 'success', title: messages.completed });
      onDone();
      // The button that was pressed goes with its row.
      document.querySelector<HTMLElement>('main h1')?.focus();
    } catch (error) {
      showToast({ kind: 'error', title: readFormFailure(error).message });
    } finally {
      isBusy.current = false;
    }
  }

  return { remove, isRemoving };
}
