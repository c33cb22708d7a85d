import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { AttendanceColumnName } from '../../schema/lists/attendance.ts';
import { useHasExtension } from '../api/use-extensions.ts';

/** The columns of an attendance list, and whether they are known. */
interface KnownColumns<One> {
  readonly columns: Readonly<Record<AttendanceColumnName, One>>;
  /** Until then nothing is asked for: a service without reviews is not asked for any. */
  readonly isKnown: boolean;
}

/**
 * The columns of an attendance list, a constant of a module: `Review`, its filter and its order where the service has
 * reviews alone.
 */
export function useAttendanceColumns<One>(columns: Readonly<Record<AttendanceColumnName, One>>): KnownColumns<One> {
  const hasReviews = useHasExtension('reviews');
  const known = useMemo(() => {
    const { REVIEW: _needsExtension, ...specified } = columns;
    // Names of columns come from their own keys, so one less is shown, filtered and ordered by one less.
    return hasReviews === false ? (specified as typeof columns) : columns;
  }, [columns, hasReviews]);
  return { columns: known, isKnown: hasReviews !== null };
}

/** What is asked for once the columns are known. */
export const onceKnown = <Asked extends object>(
  { isKnown }: KnownColumns<unknown>,
  asked: Asked | typeof skipToken,
): Asked | typeof skipToken => (isKnown ? asked : skipToken);
