import { personDayColumns } from '../../../schema/columns/explained-day.ts';
import { formatLongDate, formatTimestamp } from '../../../schema/format.ts';
import type { ExplainedDayRowFragment } from '../../api/generated/explained-day.ts';
import { useExplainedDayQuery } from '../../api/generated/explained-day.ts';
import { ReasonMark } from '../../days/reason-mark.tsx';
import { ReportPage } from '../../list/report/report-page.tsx';
import { columnWidths } from '../../list/table/column-widths.ts';
import { dateField } from '../../list/view/search-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import './explained-day.css';
import { ReasonBar } from './reason-bar.tsx';

type Row = ExplainedDayRowFragment;

const fields = { date: dateField('Date') };
// No row is bold here: words need less room than in a report with flags. Times fit in every stand-in font.
const widths = {
  ...columnWidths,
  STAFF_ID: 67,
  NAME: { least: 103, share: 152 },
  DISTRICT: { least: 83, share: 122 },
  SERVICE_CENTRE: { least: 83, share: 122 },
  DEPARTMENT: { least: 131, share: 188 },
  SHIFT: 79,
  REASON: 87,
  FIRST_SIGN_IN: { least: 72, share: 110 },
  LAST_SIGN_OUT: { least: 72, share: 110 },
  MINUTES_LATE: { least: 64, share: 98 },
  LISTED_ABSENT: { least: 58, share: 88 },
  EVIDENCE: { least: 185, share: 290 },
};
const rowKey = (row: Row) => row.key;

/** `/attendance/day`: everybody on the register with one reason for the day, and what shows it. */
export function ExplainedDay() {
  const view = useListView(personDayColumns, fields, 'explainedDay');
  const result = useExplainedDayQuery(view.request);
  return (
    <ReportPage
      title="Day Overview"
      list="explainedDay"
      columns={personDayColumns}
      view={view}
      result={result}
      rowKey={rowKey}
      searchLabel="Search By Date"
      widths={widths}
      basis={(result.data ?? result.previousData)?.explainedDay}
      cells={{
        REASON: (row: Row) => <ReasonMark reason={row.reason} />,
        FIRST_SIGN_IN: (row: Row) => <TimeOf instant={row.firstIn} day={view.values.date} />,
        LAST_SIGN_OUT: (row: Row) => <TimeOf instant={row.lastOut} day={view.values.date} />,
        LISTED_ABSENT: (row: Row) => <Listed row={row} />,
        EVIDENCE: (row: Row) => (
          <span className="evidence" title={row.evidence}>
            {row.evidence}
          </span>
        ),
      }}
      summary={(list) => <ReasonBar facets={list.page?.facets} hasFailed={list.failure !== null} />}
    />
  );
}

/** The time of an instant, with its day where that is not the shift's. */
function TimeOf({ instant, day }: { instant: string | null | undefined; day: string | undefined }) {
  if (!instant) return null;
  const shown = formatTimestamp(instant);
  const [date = '', time = ''] = shown.split(', ');
  return (
    <time dateTime={instant} title={shown}>
      {time} {date !== day && <small>{formatLongDate(date).slice(0, 3)}</small>}
    </time>
  );
}

/** A listed absence that is probably not real says so where it is listed. */
function Listed({ row }: { row: Row }) {
  if (!row.isListedAbsent) return <>No</>;
  return row.isProbablyNotReal ? (
    <>
      Yes <span className="badge not-real">probably not real</span>
    </>
  ) : (
    <>Yes</>
  );
}
