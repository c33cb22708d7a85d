import { CombinedGraphQLErrors } from '@apollo/client/errors';
import * as z from 'zod/mini';
import { readFailure } from '../../api/failure.ts';
import type { ShiftListRowFragment, ShiftTrialQuery } from '../../api/generated/shifts.ts';
import type { UpdateShiftInput } from '../../api/generated/types.ts';
import { formatNumber } from '../../ui/words.ts';
import { type ShiftValues, shiftChangesSchema } from './shift-schema.ts';

/** A trial as the gateway answers it. */
export type Trial = NonNullable<ShiftTrialQuery['shiftTrial']>;

/** One month of a trial. */
type TrialMonth = Trial['months'][number];

const triedSchema = z.pick(shiftChangesSchema, {
  startTime: true,
  latenessThreshold: true,
  serialLatenessThreshold: true,
});

/** What a form would change of who is late; null while a field cannot be read or nothing would change. */
export function triedInput(
  values: Omit<ShiftValues, 'name' | 'endTime'>,
  shift: ShiftListRowFragment,
): UpdateShiftInput | null {
  const { data } = z.safeParse(triedSchema, values);
  if (!data) return null;
  const changes = Object.entries(data).filter(
    ([name, value]) => value !== undefined && value !== shift[name as keyof typeof data],
  );
  return changes.length > 0 ? Object.fromEntries(changes) : null;
}

/** Why nothing was calculated: what the gateway says of days that it could not read, else as any failure. */
export function failureText(error: unknown): string {
  const message = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return message?.startsWith('Not calculated') ? message : readFailure(error).message;
}

/** The months in which somebody is serially late, by either rule. */
export const monthsWithSerialLateness = ({ months }: Trial): readonly TrialMonth[] =>
  months.filter(({ seriallyLateBefore, seriallyLateAfter }) => seriallyLateBefore + seriallyLateAfter > 0);

/** Whether nobody's day and nobody's month would have been another. */
export const changesNothing = ({ lateDaysAdded, lateDaysDropped, months }: Trial): boolean =>
  lateDaysAdded + lateDaysDropped === 0 && months.every((month) => month.becomingCount + month.ceasingCount === 0);

/** A difference with its sign: `+29`, `−4`, `±0`. */
export function signed(difference: number): string {
  if (difference === 0) return '±0';
  return `${difference > 0 ? '+' : '−'}${formatNumber(Math.abs(difference))}`;
}
