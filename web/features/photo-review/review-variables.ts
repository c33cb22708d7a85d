import type { AttendanceColumnName } from '../../../schema/lists/attendance.ts';
import type { Columns } from '../../../schema/lists/column.ts';
import type { ReviewIndexQueryVariables, ReviewRowsQueryVariables } from '../../api/generated/photo-review.ts';
import { attendanceFields } from '../../list/view/attendance-fields.ts';
import { listVariables } from '../../list/view/list-variables.ts';
import type { View } from '../../list/view/view.ts';

/** The search of a queue, whose day is known. */
export type ReviewSearch = ReviewRowsQueryVariables & { readonly date: string };

type SearchedView = Pick<View<AttendanceColumnName, typeof attendanceFields>, 'values' | 'search' | 'filters' | 'sort'>;

/** What comes before what: the same picture again, then what the places say. */
const kinds = ['SAME_PICTURE', 'TRAVEL', 'SAME_FIX', 'AWAY'] as const;

/**
 * What the queue asks for: the search with its filters, flagged photos first, then, once photos have been compared, those
 * of which something was found, then in the order of the report.
 */
export function reviewVariables(
  view: SearchedView,
  columns: Columns<AttendanceColumnName, never>,
  isCompared: boolean,
): ReviewIndexQueryVariables & ReviewSearch {
  const shape = { columns, fields: attendanceFields };
  const asked = listVariables(shape, { ...view, page: 1, size: 20, hidden: [], density: 'comfortable', open: '' });
  if (!asked) throw new Error('A search of a day always has its date and its mode.');
  const { date, mode, search, where, orderBy, facets } = asked;
  const steps = orderBy.filter(({ column }) => column !== 'FLAG');
  const first: AttendanceColumnName[] = ['FLAG', ...(isCompared ? kinds : [])];
  const found = first.map((column) => ({ column, direction: 'DESC' as const }));
  return { date, mode, search, where, facets, orderBy: [...found, ...steps] };
}
