import { formatTimestamp } from '../../../schema/format.ts';
import { dayNumber, movePeriod } from '../../../schema/time.ts';
import { timeZone } from '../../session/today.ts';
import { PendingFacts } from '../../ui/pending-facts.tsx';
import { counted } from '../../ui/words.ts';
import './list-facts.css';
import { PeriodSteps } from '../../days/period-steps.tsx';
import { periodFieldOf, rangeOf, type SearchFields } from '../view/search-fields.ts';
import type { ListView } from '../view/use-list-view.ts';
import type { ReportList } from './use-report-list.ts';

const people = ['person', 'people'] as const;

/** What the rows of a list are called, one and several; the rows of all other lists are called records. */
export const rowWords: Readonly<Record<string, readonly [string, string]>> = {
  absenteeSummary: people,
  attendanceMonth: people,
  comparedStaff: people,
  explainedDay: people,
  nearSerialLateness: people,
  reconciledStaff: people,
  serialLateness: people,
  staff: people,
  staffHours: people,
  users: ['user', 'users'],
  offices: ['unit', 'units'],
  shiftList: ['shift', 'shifts'],
  holidays: ['holiday', 'holidays'],
  leaves: ['leave', 'leaves'],
  recordedLetters: ['letter', 'letters'],
  watchedDevices: ['device', 'devices'],
  deviceKeys: ['key', 'keys'],
  machineTokens: ['token', 'tokens'],
  morningMails: ['mail', 'mails'],
  changes: ['change', 'changes'],
  recordChanges: ['change', 'changes'],
};

/** What a list shows besides its day or month: the rest of its search in words, how many rows, and as of when. */
export function ListFacts<Name extends string, Fields extends SearchFields>({
  view,
  list,
  name = '',
}: ListFactsProps<Name, Fields>) {
  const { page, isLoading, failure } = list;
  const { fields, values } = view;
  const [dated] = periodFieldOf(fields) ?? [];
  const isSaid = (key: string) => key === dated || (key === 'to' && rangeOf(values) !== null);
  return (
    <>
      {Object.entries(fields).map(([key, field]) => {
        const value = values[key];
        return (
          value !== undefined && field.kind !== 'person' && !isSaid(key) && <span key={key}>{field.show(value)}</span>
        );
      })}
      {page && !isLoading && !failure && (
        <Known rows={counted(page.totalCount, ...(rowWords[name] ?? ['record', 'records']))} asOf={page.asOf} />
      )}
      {isLoading && <PendingFacts texts={['100 records', 'as of 10:00:00 am']} />}
    </>
  );
}

interface ListFactsProps<Name extends string, Fields extends SearchFields> {
  view: Pick<ListView<Name, Fields>, 'fields' | 'values'>;
  list: ReportList<unknown>;
  /** The list's field; missing where its rows are records. */
  name?: string;
}

/** The day, month or range of days of a list with the steps to others; nothing for a list without any. */
export function ListSteps<Name extends string, Fields extends SearchFields>({ view }: ListStepsProps<Name, Fields>) {
  const [name = '', field] = periodFieldOf(view.fields) ?? [];
  const period = view.values[name];
  if (period === undefined) return null;
  const range = rangeOf(view.values);
  if (!range) {
    const go = (other: string) => view.change(({ values }) => ({ values: { ...values, [name]: other }, open: '' }));
    return <PeriodSteps period={period} name={name} onGo={go} />;
  }
  // As many days before, after, or up to today or the last working day.
  const days = Math.max(1, dayNumber(range.to) - dayNumber(range.from) + 1);
  const go = (to: string) =>
    view.change(({ values }) => ({ values: { ...values, from: movePeriod(to, 1 - days), to } }));
  return <PeriodSteps period={range.to} name="to" days={days} isAnyDay={field?.isAnyDay ?? false} onGo={go} />;
}

interface ListStepsProps<Name extends string, Fields extends SearchFields> {
  view: Pick<ListView<Name, Fields>, 'fields' | 'values' | 'change'>;
}

function Known({ rows, asOf }: { rows: string; asOf: string }) {
  const [day, time] = formatTimestamp(asOf).split(', ');
  return (
    <>
      <span>{rows}</span>
      {time && (
        <span title={`${day}, ${time}`}>
          <span>{`as of ${time}`}</span> <span className="facts-zone">{`(${timeZone()})`}</span>
        </span>
      )}
    </>
  );
}
