import { formatLongDate } from '../../../schema/format.ts';
import { HolidaysDocument, type HolidaysRowFragment, useRemoveHolidayMutation } from '../../api/generated/holidays.ts';
import { messages } from '../../messages.ts';
import { today } from '../../session/today.ts';
import { useConfirmed } from '../../ui/use-confirmed.ts';

/** Removes a holiday after a question that says what becomes of its day. */
export function useRemoveHoliday() {
  const [removeHoliday] = useRemoveHolidayMutation({ refetchQueries: [HolidaysDocument] });
  return useConfirmed({
    ask: ({ date, name }: HolidaysRowFragment) => ({
      question: `Remove ${name || 'the holiday'} on ${formatLongDate(date)}?`,
      text:
        date < today()
          ? 'Whoever did not sign in on that day is then absent, in its reports of the past too.'
          : 'The day is then a working day: who does not sign in is absent.',
      confirmLabel: 'Yes, Remove it!',
    }),
    send: ({ date }) => removeHoliday({ variables: { date } }),
    done: messages.completed,
    isGone: true,
  });
}
