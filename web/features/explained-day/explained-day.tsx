import { Flex, Grid } from '@chakra-ui/react';
import { useContext } from 'react';
import { formatLongDate, formatTimestamp } from '../../../schema/format.ts';
import { personDayColumns } from '../../../schema/lists/explained-day.ts';
import { type ExplainedDayRowFragment, useExplainedDayQuery } from '../../api/generated/explained-day.ts';
import { ReasonMark } from '../../days/reason-mark.tsx';
import { ReportPage } from '../../list/report/report-page.tsx';
import { ShownPeriod } from '../../list/table/name-cells.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { dateField } from '../../list/view/search-fields.ts';
import { useList } from '../../list/view/use-list.ts';
import { LeaveMark } from '../../people/leave/leave-badge.tsx';
import './explained-day.css';
import { countReasons, type ReasonFacets, reasonClass } from '../../days/reasons.ts';
import { Badge } from '../../ui/badge.tsx';
import { counted, formatNumber } from '../../ui/words.ts';

type Row = ExplainedDayRowFragment;

const fields = { date: dateField('Date') };
// No row is bold here: words need less room than in a report with flags. Times fit in every stand-in font.
const columns = drawColumns(personDayColumns, {
  STAFF_ID: { minSize: 62 },
  NAME: { minSize: 108, size: 166 },
  DISTRICT: { minSize: 83, size: 122 },
  SERVICE_CENTRE: { minSize: 83, size: 122 },
  DEPARTMENT: { minSize: 131, size: 188 },
  SHIFT: { minSize: 79, card: 'none' },
  REASON: { minSize: 87, cell: (row: Row) => <Reason row={row} /> },
  FIRST_SIGN_IN: { minSize: 83, size: 138, card: 'none', cell: (row: Row) => <TimeOf instant={row.firstIn} /> },
  LAST_SIGN_OUT: { minSize: 83, size: 138, cell: (row: Row) => <TimeOf instant={row.lastOut} /> },
  MINUTES_LATE: { minSize: 60, size: 98 },
  LISTED_ABSENT: { minSize: 64, size: 88, cell: (row: Row) => <Listed row={row} /> },
  EVIDENCE: {
    minSize: 66,
    card: 'wide',
    size: 290,
    cell: (row: Row) => (
      <span className="evidence" title={row.evidence}>
        {row.evidence}
      </span>
    ),
  },
});

/** `/attendance/day`: everybody on the register with one reason for the day, and what shows it. */
export function ExplainedDay() {
  const report = useList('explainedDay', columns, fields, useExplainedDayQuery);
  const { result } = report;
  return (
    <ReportPage
      {...report}
      title="Day Overview"
      searchLabel="Search By Date"
      basis={(result.data ?? result.previousData)?.explainedDay}
      summary={(list) => <ReasonBar facets={list.page?.facets} hasFailed={list.failure !== null} />}
    />
  );
}

/** The reason, and the leave of somebody who is there all the same. */
const Reason = ({ row: { reason, onLeave } }: { row: Row }) => (
  <>
    <ReasonMark reason={reason} />
    {onLeave && reason !== 'ON_LEAVE' && <LeaveMark leave={onLeave} />}
  </>
);

/** The time of an instant, with its day where that is not the shift's. */
function TimeOf({ instant }: { instant: string | null | undefined }) {
  const day = useContext(ShownPeriod);
  if (!instant) return null;
  const shown = formatTimestamp(instant);
  const [date = '', time = ''] = shown.split(', ');
  return (
    <time className="time-of-day" dateTime={instant} title={shown}>
      <span>{time}</span> {date !== day && <small>{formatLongDate(date).slice(0, 3)}</small>}
    </time>
  );
}

/** A listed absence that is probably not real says so where it is listed. */
function Listed({ row }: { row: Row }) {
  if (!row.isListedAbsent) return <span>No</span>;
  return row.isProbablyNotReal ? (
    <span>
      <span>Yes</span> <Badge tone="amber">probably not real</Badge>
    </span>
  ) : (
    <span>Yes</span>
  );
}

/** The day by reason: a bar, and each reason with its people. The heading of the column leaves one of them alone in the list. */
function ReasonBar({ facets, hasFailed }: { facets: ReasonFacets | undefined; hasFailed: boolean }) {
  if (hasFailed) return null;
  const groups = countReasons(facets);
  const total = groups.reduce((sum, { people }) => sum + people, 0);
  return (
    <Grid
      as="section"
      templateColumns="minmax(0, max-content) 1fr"
      alignItems="center"
      gap="8px 16px"
      minH={{ base: '34px', sm: '52px' }}
      p={{ base: '8px 0 0', sm: '0 var(--gutter) 12px' }}
      css={wideSum}
      aria-label="People by reason"
      aria-busy={facets === undefined}
    >
      <Flex
        className="screen-only"
        hideBelow="sm"
        gridColumn="1 / -1"
        gap="2px"
        height="12px"
        overflow="clip"
        borderRadius="sm"
        background="bg.muted"
        aria-hidden
      >
        {groups.map(({ reason, people }) => (
          <span key={reason} className={`reason-part ${reasonClass(reason)}`} style={{ flexGrow: people }} />
        ))}
      </Flex>
      {/* One line, which moves sideways where it has no room: nothing below it moves when the reasons come. */}
      <Flex
        as="ul"
        position="relative"
        gap="16px"
        minW="0"
        px={{ base: 'var(--gutter)', sm: '0' }}
        overflowX="auto"
        fontSize="13px"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
        scrollbarWidth="none"
        tabIndex={0}
      >
        {groups.map(({ reason, people }) => (
          <Flex as="li" key={reason} align="center" gap="6px">
            <ReasonMark reason={reason} />
            <strong>{formatNumber(people)}</strong>
          </Flex>
        ))}
      </Flex>
      <p className="reason-sum note">{facets && `${counted(total, 'person', 'people')}, each with one reason`}</p>
    </Grid>
  );
}

const wideSum = {
  // The head says how many people too.
  '& > .reason-sum': { whiteSpace: 'nowrap', '@media screen and (width < 1280px)': { display: 'none' } },
};
