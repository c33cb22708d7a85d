import { Box, Grid } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMonth } from '../../../schema/format.ts';
import { errorText, readFailure } from '../../api/failure.ts';
import { type PersonCountsFragment, usePersonMonthsQuery } from '../../api/generated/person.ts';
import { isPartial } from '../../days/days-read.tsx';
import { movePeriod } from '../../days/periods.ts';
import { useMoreDays } from '../../days/use-more-days.ts';
import { Thumbnail } from '../../photos/thumbnail.tsx';
import { NotKnown } from '../../ui/not-known.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatNumber, hoursText } from '../../ui/words.ts';
import { describeHours, describeRule, nameOf, type Person } from './person-facts.ts';
import type { PersonView } from './use-person-view.ts';

/** Who it is: the reference photo, the shift with its rule, where the person belongs, and the numbers of six months. */
export function PersonHead({ person, counted, searchOf }: PersonHeadProps) {
  const { staff, shiftName, hours } = person;
  return (
    <Panel className="person-head" css={looks} aria-label="Person">
      <Thumbnail
        className="person-photo"
        photo={staff.photo && { thumbnail: staff.photo.boxed }}
        size={104}
        alt={`${nameOf(person)}, as on record`}
        none={
          <Grid
            className="person-photo note"
            placeContent="center"
            justifyItems="center"
            gap="6px"
            fontSize="12px"
            lineHeight="14px"
            textAlign="center"
          >
            <ImageOff size={24} aria-hidden />
            <span>No reference photo</span>
          </Grid>
        }
      />
      <Grid
        as="dl"
        // On a phone the facts stand around the photo.
        display={{ base: 'contents', sm: 'grid', _print: 'grid' }}
        templateColumns="repeat(4, minmax(0, 1fr))"
        alignContent="start"
        gap="10px 20px"
      >
        <Fact label="Shift" text={shiftName || 'None'} note={describeRule(person)} column={beside} />
        <Fact
          label="Hours of the month"
          {...(hours.daysCounted === 0 && isPartial(person.coverage)
            ? { text: '' }
            : { text: hoursText(hours.minutesWorked), note: describeHours(person) })}
          column={beside}
        />
        <Fact label="Department" text={staff.department} column={below} />
        <Fact label="Service centre" text={staff.serviceCentre} column={half} />
        <Fact label="District" text={staff.district} column={half} />
      </Grid>
      <MonthCounts person={person} counted={counted} searchOf={searchOf} />
    </Panel>
  );
}

const phone = '@media (width < 640px)';

/** On paper all is smaller, and the months stand beside the facts. */
const looks = {
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) auto',
  gap: '18px',
  '@media screen and (640px <= width < 1180px)': { gridTemplateColumns: '104px minmax(0, 1fr)' },
  '@media screen and (width < 1180px)': { '& > .person-counts': { gridColumn: '1 / -1' } },
  [phone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '10px 12px' },
  '& > .person-photo': {
    width: '104px',
    height: '104px',
    borderRadius: 'lg',
    objectFit: 'cover',
    objectPosition: '50% 20%',
    background: 'bg.muted',
    [phone]: { gridRow: 'span 2', width: '100%', maxWidth: '80px', height: '80px' },
  },
  '& .person-note': { display: 'block', fontSize: 'xs', lineHeight: '16px', fontWeight: 400, color: 'fg.muted' },
  '& table': { fontSize: 'xs', lineHeight: '16px', fontVariantNumeric: 'tabular-nums' },
  '& thead th': {
    width: '40px',
    fontWeight: 500,
    color: 'fg.muted',
    [phone]: { width: '36px' },
    '&[aria-current]': { fontWeight: 650, color: 'fg' },
    '& > a': { display: 'block', lineHeight: '24px', borderRadius: '4px', color: 'brand.fg' },
    '& > a:hover': { textDecoration: 'underline' },
  },
  '& tbody th': {
    paddingRight: '12px',
    fontWeight: 550,
    textAlign: 'left',
    verticalAlign: 'bottom',
    [phone]: { paddingRight: '6px' },
  },
  '& tbody td': { height: '36px', verticalAlign: 'bottom', textAlign: 'center' },
  '& .person-bar': {
    display: 'block',
    width: '22px',
    minHeight: '1px',
    margin: '0 auto 1px',
    borderRadius: '3px 3px 0 0',
  },
  '& [data-series=late] > .person-bar': { background: 'light-dark({colors.amber.400}, {colors.amber.500})' },
  '& [data-series=absent] > .person-bar': { background: 'light-dark({colors.red.600}, {colors.red.500})' },
  '& [data-series=flagged] > .person-bar': { background: 'light-dark({colors.gray.500}, {colors.gray.400})' },
  '& [data-series] > .person-bar': {
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
} as const;

interface PersonHeadProps {
  person: Person;
  counted: PersonMonths;
  searchOf: PersonView['searchOf'];
}

const beside = { base: '2 / -1', sm: 'span 2', _print: 'span 2' };
const below = { base: '1 / -1', sm: 'span 2', _print: 'span 2' };
const half = { base: 'span 2', sm: 'auto', _print: 'auto' };

function Fact({ label, text, note, column }: FactProps) {
  return (
    <Box gridColumn={column}>
      <Box as="dt" fontSize="xs" lineHeight="16px" color="fg.subtle">
        {label}
      </Box>
      <Box as="dd" fontWeight="medium" overflowWrap="anywhere">
        <span>{text || 'Not known'}</span>
        {note && <span className="person-note">{note}</span>}
      </Box>
    </Box>
  );
}

interface FactProps {
  label: string;
  text: string;
  note?: string;
  /** Of four, by the width of the window, and on paper. */
  column: { base: string; sm: string; _print: string };
}

/** The numbers of a month; all but the month are left out until they are there. */
type MonthNumbers = Pick<PersonCountsFragment, 'month'> & Partial<PersonCountsFragment>;

/** The numbers of the month and of the five before, and whether the service lists the person as serially late. */
type PersonMonths = ReturnType<typeof usePersonMonths>;

/** Asks for them when the month is there: they take calls of the service that the calendar does not wait for. */
export function usePersonMonths({ staff: { staffID, personID }, month, counts }: Person) {
  const { data, error, loading, refetch, retry } = usePersonMonthsQuery({ variables: { staffID, personID, month } });
  const found = data?.personMonth;
  useMoreDays(`${staffID} ${personID} ${month}`, found?.coverage, refetch);
  const before = [5, 4, 3, 2, 1].map((back) => ({ month: movePeriod(month, -back) }));
  // Of the month that is shown the calendar's numbers count: both tell of the same days.
  const months: readonly MonthNumbers[] = found?.months.map((each) =>
    each.month === month ? { ...each, ...counts } : each,
  ) ?? [...before, { month, ...counts }];
  const failed = found?.sources.find(({ ok }) => !ok);
  const failure = error && !found ? readFailure(error).message : failed && errorText(failed.code, failed.message);
  return {
    months,
    isPending: loading && !found,
    /** Why they are not known; null where they are. */
    failure: failure && !loading ? failure : null,
    retry,
  };
}

/** What is counted. */
const series = [
  { name: 'late', label: 'Days late', of: ({ lateDays }: MonthNumbers) => lateDays },
  { name: 'absent', label: 'Listed absent', of: ({ absentDays }: MonthNumbers) => absentDays },
  { name: 'flagged', label: 'Flagged', of: ({ flagged }: MonthNumbers) => flagged },
] as const;

/** Whether anything is known of a month, were it that the person was not serially late. */
const isKnown = (month: MonthNumbers) => month.isSeriallyLate === false || series.some(({ of }) => of(month) != null);

/** How many months from one on are not known at all. */
function unknownFrom(months: readonly MonthNumbers[], index: number): number {
  const known = months.slice(index).findIndex(isKnown);
  return known === -1 ? months.length - index : known;
}

/** The numbers of six months, the shown one last: a bar with its number, and a link to each month. */
function MonthCounts({ person, counted: { months, isPending }, searchOf }: PersonHeadProps) {
  const serial = person.shift?.serialLatenessThreshold ?? null;
  return (
    <div className="person-counts">
      <table>
        <caption className="visually-hidden">The month and the five before it</caption>
        <thead>
          <tr>
            <td />
            {months.map(({ month }) => (
              <th key={month} scope="col" aria-current={month === person.month ? 'true' : undefined}>
                {month === person.month ? (
                  shortMonth(month)
                ) : (
                  <Link to={{ search: searchOf({ month, day: '', open: '' }) }} title={formatMonth(month)}>
                    {shortMonth(month)}
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map(({ name, label, of }, row) => {
            const most = Math.max(1, ...months.map((each) => of(each) ?? 0), name === 'late' ? (serial ?? 0) : 0);
            return (
              <tr key={name}>
                <th scope="row">
                  <span>{label}</span>
                  {name === 'late' && serial !== null && <span className="person-note">{`serial from ${serial}`}</span>}
                </th>
                {months.map((each, index) => {
                  if (!isPending && !isKnown(each)) {
                    // Said once, over all that is not known.
                    const isFirst = row === 0 && (index === 0 || isKnown(months[index - 1] as MonthNumbers));
                    return isFirst ? (
                      <td
                        key={each.month}
                        className="muted"
                        style={{ verticalAlign: 'middle' }}
                        colSpan={unknownFrom(months, index)}
                        rowSpan={series.length}
                      >
                        Not known
                      </td>
                    ) : null;
                  }
                  const value = of(each);
                  return (
                    <td key={each.month} data-series={name}>
                      {value != null && (
                        <span className="person-bar" style={{ height: `${(value / most) * 26}px` }} aria-hidden />
                      )}
                      <Figure
                        value={value}
                        isPending={isPending}
                        isAtLeast={name !== 'flagged' && each.month === person.month && isPartial(person.coverage)}
                        below={name === 'late' && each.isSeriallyLate === false ? serial : null}
                      />
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A number; `≥1` and `<3` where no more is known than that it is not less, or less; a stroke where nothing is. */
function Figure({ value, isPending, isAtLeast, below }: FigureProps) {
  if (value != null && isAtLeast) return <span title={`At least ${value}: some days are not read`}>{`≥${value}`}</span>;
  if (value != null) return <span>{formatNumber(value)}</span>;
  if (isPending) return <span className="pending-fact" data-text="00" aria-hidden />;
  if (below !== null) return <span title={`Fewer than ${below}: not serially late`}>{`<${below}`}</span>;
  return <NotKnown />;
}

interface FigureProps {
  value: number | null | undefined;
  isPending: boolean;
  isAtLeast: boolean;
  below: number | null;
}

const shortMonth = (month: string) => formatMonth(month).slice(0, 3);
