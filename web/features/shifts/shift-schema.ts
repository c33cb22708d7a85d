import * as z from 'zod/mini';
import { formatTimeOfDay } from '../../../schema/format.ts';
import { isClockTime, lateAfterOf, secondsOf } from '../../../schema/late-after.ts';
import { serialLatenessChoices } from '../../../schema/limits.ts';
import type { ShiftListRowFragment } from '../../api/generated/shifts.ts';
import { optionalText } from '../../ui/text-checks.ts';

const timePattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Times go as HH:MM:SS: `:00` is appended to HH:MM alone. */
const withSeconds = (time: string) => (time.length === 5 ? `${time}:00` : time);

const optionalTime = (name: string) =>
  z.pipe(
    z.string().check(z.regex(/^$|^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, `Enter the ${name} as hours and minutes.`)),
    z.transform((time) => (time ? withSeconds(time) : undefined)),
  );

const lateDays = (text: string) => serialLatenessChoices.find((choice) => String(choice) === text);

/** What the create form sends: start time and serial lateness threshold are required. */
export const newShiftSchema = z.object({
  name: optionalText('name'),
  startTime: z.pipe(z.string().check(z.regex(timePattern, 'Enter the start time.')), z.transform(withSeconds)),
  endTime: optionalTime('end time'),
  latenessThreshold: optionalTime('lateness threshold'),
  serialLatenessThreshold: z.pipe(
    z.string().check(z.refine((text) => lateDays(text) !== undefined, 'Choose the serial lateness threshold.')),
    z.transform(Number),
  ),
});

/** What the edit form sends: filled fields alone. */
export const shiftChangesSchema = z.object({
  name: optionalText('name'),
  startTime: optionalTime('start time'),
  endTime: optionalTime('end time'),
  latenessThreshold: optionalTime('lateness threshold'),
  serialLatenessThreshold: z.pipe(z.string(), z.transform(lateDays)),
});

/** The texts of a shift's form. */
export type ShiftValues = z.input<typeof newShiftSchema>;

/** A form as it begins: a shift's values, or nothing for a new one. */
export function valuesOf(shift: ShiftListRowFragment | null): ShiftValues {
  return {
    name: shift?.name ?? '',
    startTime: shift?.startTime ?? '',
    endTime: shift?.endTime ?? '',
    latenessThreshold: shift?.latenessThreshold ?? '',
    serialLatenessThreshold: String(shift?.serialLatenessThreshold ?? ''),
  };
}

/** How a threshold will be read, in a sentence for the form. */
export function explainThreshold(start: string, threshold: string): string {
  if (!timePattern.test(threshold)) return 'If empty, anyone who signs in after the start time is late.';
  if (!timePattern.test(start)) return 'A time after the start is a time of day. Any other is added to the start.';
  const after = formatTimeOfDay(lateAfterOf(start, threshold));
  if (isClockTime(start, threshold)) return `Time of day: anyone who signs in after ${after} is late.`;
  return `Added to the start: anyone who signs in after ${after} is late.`;
}

/** What the end says about the day; nothing while a time is missing. */
export function explainEnd(start: string, end: string): string | undefined {
  if (!timePattern.test(start) || !timePattern.test(end) || secondsOf(end) > secondsOf(start)) return undefined;
  return 'This is not after the start, so the shift ends the next day.';
}
