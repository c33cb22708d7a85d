import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anyBending,
  type BentField,
  type BentRow,
  bendRows,
  describeBending,
  type Row,
} from '../support/bent-replies.ts';
import { type CompanyService, startCompanyService } from '../support/company-service.ts';
import fc from '../support/fast-check.ts';
import { testGateway, testSecret } from '../support/gateway.ts';

let service: CompanyService;
beforeAll(async () => {
  service = await startCompanyService({ secret: testSecret, staff: 60 });
});
afterAll(() => service?.close());

const text = (path: string): BentField => ({ path, kind: 'text' });
const ofStaff = (prefix = '') =>
  ['staffID', 'name', 'district', 'serviceCentre', 'department'].map((name) => text(prefix + name));
const ofRecord: readonly BentField[] = [
  ...ofStaff('staffID.'),
  text('serviceCentre'),
  text('location'),
  { path: 'attendanceDate', kind: 'instant' },
  { path: 'isImageRecognised', kind: 'truth' },
  { path: 'position', kind: 'position' },
  { path: 'staffID', kind: 'person' },
];

const staff = 'staff { staffID name district serviceCentre department }';
const record = `${staff} serviceCentre location latitude longitude attendanceDate isImageRecognised`;

/** A list of the schema, and the call that it shows. */
interface List {
  readonly list: string;
  readonly call: string;
  readonly asked: 'date' | 'month' | null;
  readonly query?: Readonly<Record<string, string>>;
  readonly fields: readonly BentField[];
  readonly selection: string;
}

const lists: readonly List[] = [
  {
    list: 'attendance',
    call: '/attendance/findall',
    asked: 'date',
    query: { mode: 'signedIn' },
    fields: ofRecord,
    selection: record,
  },
  {
    list: 'clockOuts',
    call: '/attendance/findall',
    asked: 'date',
    query: { mode: 'signedOut' },
    fields: ofRecord,
    selection: record,
  },
  { list: 'lateness', call: '/attendance/lateness', asked: 'date', fields: ofRecord, selection: record },
  { list: 'absentees', call: '/attendance/exception', asked: 'date', fields: ofStaff(), selection: staff },
  {
    list: 'serialLateness',
    call: '/attendance/serialLatness',
    asked: 'month',
    fields: [...ofStaff(), { path: 'daysLate', kind: 'day' }, { path: 'daysLate', kind: 'days' }],
    selection: `${staff} daysLate`,
  },
  {
    list: 'absenteeSummary',
    call: '/attendance/absentee/monthly',
    asked: 'month',
    fields: [...ofStaff(), { path: 'dateAbsent', kind: 'day' }, { path: 'dateAbsent', kind: 'days' }],
    selection: `${staff} datesAbsent`,
  },
  {
    list: 'staff',
    call: '/staff/findAll',
    asked: null,
    fields: [...ofStaff(), text('unit'), { path: 'shift', kind: 'shift' }],
    selection: `${staff} unit shift { id }`,
  },
  {
    list: 'shiftList',
    call: '/shift/findAll',
    asked: null,
    fields: [text('name'), { path: 'serialLatenessThreshold', kind: 'whole' }],
    selection: 'name serialLatenessThreshold',
  },
];

type Node = Readonly<Record<string, unknown>> & { readonly staff?: Readonly<Record<string, string>> };

const valueAt = (row: Row, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row);

const instantOf = (iso: string) => `${new Date(Date.parse(iso) + 3_600_000).toISOString().slice(0, 19)}+01:00`;

/** What a field may show: the value, unless it is lost. */
function allowed({ plain, outcomes, days }: BentRow, path: string, kind: BentField['kind']): readonly unknown[] {
  const outcome = outcomes.get(path) ?? 'read';
  if (kind === 'day' || kind === 'days') return [days ?? valueAt(plain, path)];
  const value = valueAt(plain, path) ?? null;
  const nothing = kind === 'text' ? '' : null;
  const shown = value === null ? nothing : kind === 'instant' ? instantOf(value as string) : value;
  return [outcome === 'read' ? shown : nothing];
}

/** Where a node shows a field. */
function shown(node: Node, { path, kind }: BentField): unknown {
  const name = path.replace('staffID.', '');
  if (kind === 'days' || kind === 'day') return node.daysLate ?? node.datesAbsent;
  if (kind === 'shift') return (node.shift as { id: string } | null)?.id ?? null;
  const isOfStaff = path.startsWith('staffID.') || (node.staff && name in node.staff && !(name in node));
  return isOfStaff ? node.staff?.[name] : node[name];
}

/** What is wrong with a row that is shown. */
function faultsOf(node: Node, row: BentRow, fields: readonly BentField[]): string[] {
  const isNobody = ['staffID', 'staffID.staffID'].some((path) => (row.outcomes.get(path) ?? 'read') !== 'read');
  return fields.flatMap((field) => {
    const { path, kind } = field;
    if (kind === 'person') return [];
    if (kind === 'position') return positionFaults(node, row);
    const found = shown(node, field);
    const right = [...allowed(row, path, kind)];
    if (kind === 'shift') right.splice(0, 1, ...right.map((value) => (value as Row | null)?._id ?? null));
    // A record of nobody shows nothing of a person; what a row lacks of places is its person's, and the other way round.
    if (path.startsWith('staffID') && isNobody) right.push('');
    if (path.endsWith('serviceCentre'))
      right.push(valueAt(row.plain, 'serviceCentre'), valueAt(row.plain, 'staffID.serviceCentre'));
    const isRight = right.some((value) => JSON.stringify(value) === JSON.stringify(found));
    return isRight
      ? []
      : [
          `${path} ${JSON.stringify(valueAt(row.bent, path))}: ${JSON.stringify(found)}, not ${JSON.stringify(right[0])}`,
        ];
  });
}

function positionFaults(node: Node, { plain, outcomes }: BentRow): string[] {
  const isThere = (outcomes.get('position') ?? 'read') === 'read' && plain.latitude !== null;
  const right = isThere ? [plain.latitude, plain.longitude] : [null, null];
  const found = [node.latitude, node.longitude];
  return String(right) === String(found) ? [] : [`position: ${found}, not ${right}`];
}

/** Fields without which a list says nothing: none readable is an error. */
const needed = [['staffID', 'staffID.staffID'], ['attendanceDate'], ['daysLate'], ['dateAbsent']];

/** The day with the longest list of that call: few are late or absent. */
function longestDay({ call, query }: List): string {
  const length = (date: string) => (service.read(call, { date, ...query }) as unknown[]).length;
  return service.days
    .slice(0, -1)
    .reduce((best, date) => (length(date) > length(best) ? date : best), service.days[0] ?? '');
}

const known = new Map<string, string>();

async function faultsOfBending(list: List, bending: Parameters<typeof bendRows>[1]): Promise<string[]> {
  const { call, asked, query, selection, fields } = list;
  const day = known.get(list.list) ?? (asked === 'date' ? longestDay(list) : service.today());
  known.set(list.list, day);
  const plain = service.read(call, asked ? { date: day, ...query } : {}) as Row[];
  const { sent, rows } = bendRows(plain, bending);
  service.bend((one, given) => (one === `GET ${call}` && (!query || given.mode === query.mode) ? sent : undefined));
  const gateway = await testGateway({ settings: { UPSTREAM_URL: service.url, COST_BUDGET: '0' } });
  try {
    const period = asked === 'date' ? `date: "${day}"` : asked === 'month' ? `month: "${day.slice(0, 7)}"` : '';
    const given = [period, list.list === 'attendance' ? 'mode: SIGNED_IN' : '', 'first: 200']
      .filter(Boolean)
      .join(', ');
    const document = `{ ${list.list}(${given}) { totalCount notice nodes { ${selection} } } }`;
    const { data, errors } = await gateway.query(document, {}, service.token());
    const code = errors?.[0]?.extensions.code;
    const isAllLost =
      rows.length > 0 && needed.some((paths) => rows.every((row) => paths.some((path) => isUnread(row, path))));
    if (code) return isAllLost && code === 'UPSTREAM_BAD_RESPONSE' ? [] : [`${code} ${errors?.[0]?.message}`];
    const page = (data as Record<string, { totalCount: number; notice: string | null; nodes: Node[] }>)[list.list];
    const nodes = page?.nodes ?? [];
    if (nodes.length !== rows.length) return [`${nodes.length} rows, not ${rows.length}: ${page?.notice}`];
    const inOrder = bending.isTurned ? rows.toReversed() : rows;
    const wrong = inOrder.flatMap((row, place) => faultsOf(nodes[place] as Node, row, fields));
    const paths = [...new Set(fields.map(({ path }) => path))];
    const silent = paths.filter((path) => !isSaid(rows, path, page?.notice ?? ''));
    return [...new Set(wrong), ...silent.map((path) => `${path} lost, said is ${page?.notice}`)];
  } finally {
    await gateway.close();
  }
}

/** Whether nothing can be read of a field; of days, none of them. */
function isUnread({ outcomes, days }: BentRow, path: string): boolean {
  const isOfDays = path === 'daysLate' || path === 'dateAbsent';
  return (outcomes.get(path) ?? 'read') !== 'read' && !(isOfDays && (days ?? []).length > 0);
}

/** Whether a notice names how many rows' field is lost; those that may be counted or not are counted or not. */
function isSaid(rows: readonly BentRow[], path: string, notice: string): boolean {
  const lost = rows.filter(({ outcomes }) => outcomes.get(path) === 'lost').length;
  const most = rows.filter(
    (row) => row.outcomes.get(path) === 'lost' || isUnread(row, path) || isUnread(row, `${path}.staffID`),
  );
  const said = notice.match(/\d+/g)?.map(Number) ?? [];
  return lost === 0 || said.some((number) => number >= lost && number <= most.length);
}

/** Bends a list in so many ways; what it shows is right or said to be unknown. */
const check = (list: List, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(anyBending(list.fields), async (bending) => {
      const faults = await faultsOfBending(list, bending);
      expect(faults, describeBending(bending)).toEqual([]);
    }),
    { numRuns },
  );

describe('bent replies', () => {
  it.each(lists)('F-103 F-104 F-109 F-110 F-112 are shown by $list as they are meant, or as unknown', (list) =>
    check(list, 10),
  );

  it.each(lists)(
    'F-103 F-104 F-109 F-110 F-112 are shown by $list so in hundreds of cases',
    { tags: 'nightly' },
    (list) => check(list, 500),
  );
});
