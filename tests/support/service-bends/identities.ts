import {
  eachPerson,
  eachRow,
  lists,
  months,
  type Row,
  records,
  registers,
  rowsOf,
  type ServiceBend,
  signs,
} from './bend-rows.ts';

const absent = /^GET \/attendance\/exception$/;
const shifts = /^GET \/shift\/findAll$/;
const reports = /^GET \/attendance\//;

const unpadded = (row: Row) => ({ ...row, staffID: String(row.staffID).replace(/^0+/, '') });
const respell = (spell: (id: string) => unknown) => (row: Row) => ({ ...row, staffID: spell(String(row.staffID)) });
const withoutID = ({ _id, ...row }: Row) => row;
const renamed = ({ _id, ...row }: Row) => ({ ...row, id: _id });

const hourBefore = ({ attendanceDate }: Row) => new Date(Date.parse(String(attendanceDate)) - 3_600_000).toISOString();

/** A number in the place of each row's and each person's id. */
const numbered: ServiceBend = {
  name: 'numbers of rows as ids, of every list',
  bend: () => (call, _query, data) =>
    lists.test(call) && !shifts.test(call) && Array.isArray(data)
      ? (data as readonly Row[]).map(({ _id, ...row }, index) => {
          const id = index + 1;
          if (typeof row.staffID !== 'object') return { id, ...row };
          const { _id: __, ...person } = (row.staffID ?? {}) as Row;
          return { id, ...row, staffID: row.staffID && { id, ...person } };
        })
      : undefined,
};

/** Identities that are written in another way, are missing or are shared. */
export const identities: readonly ServiceBend[] = [
  numbered,
  ...Object.entries({ registers, records, absent, months, reports }).flatMap(([name, calls]) => [
    eachPerson(`no zeros in ${name}`, calls, unpadded),
    eachPerson(`no zeros in ${name}, without _id`, calls, (row) => withoutID(unpadded(row))),
    eachPerson(`numbers in ${name}, without _id`, calls, (row) => withoutID(respell(Number)(row))),
  ]),
  eachPerson(
    'a prefix before IDs',
    reports,
    respell((id) => `EB/${id}`),
  ),
  eachPerson(
    '1001.0 in every second record',
    records,
    respell((id) => `${Number(id)}.0`),
    2,
  ),
  eachPerson('1001.0 without _id', reports, (row) => withoutID(respell((id) => `${Number(id)}.0`)(row))),
  eachPerson(
    'blanks around IDs',
    reports,
    respell((id) => ` ${id}\u00a0`),
  ),
  eachPerson('more zeros without _id', reports, (row) => withoutID(respell((id) => `00${id}`)(row))),
  eachPerson('_id as $oid', lists, (row) => ({ ...row, _id: { $oid: row._id } })),
  eachPerson('id in place of _id', lists, renamed),
  eachPerson('no _id anywhere', lists, withoutID),
  eachRow('id in place of _id of shifts', shifts, renamed),
  eachRow('no _id of shifts', shifts, withoutID),
  eachRow('one _id for all shifts', shifts, (row) => ({ ...row, _id: 'x' })),
  eachPerson('one _id for all of the register', registers, (row) => ({ ...row, _id: 'x' })),
  eachRow('the person under staff', records, ({ staffID, ...row }) => ({ ...row, staff: staffID })),
  eachRow('the person in a list', records, (row) => ({ ...row, staffID: [row.staffID] })),
  eachRow('the ID alone', records, (row) => ({ ...row, staffID: (row.staffID as Row | null)?.staffID ?? null })),
  eachRow('the _id alone', records, (row) => ({ ...row, staffID: (row.staffID as Row | null)?._id ?? null })),
  eachRow('the person as a JSON text', records, (row) => ({ ...row, staffID: JSON.stringify(row.staffID) })),
  eachRow('nobody in every fifth record', records, (row) => ({ ...row, staffID: null }), 5),
  eachPerson('None for every fifth ID', records, ({ _id, ...row }) => ({ ...row, staffID: 'None', name: null }), 5),
  rowsOf('deleted people in the register, with IDs that were given again', registers, (rows) => [
    ...rows.slice(0, 6).map((row) => ({ ...row, _id: `x${row._id}`, name: 'Gone', deletedAt: '2026-01-05T09:00:00Z' })),
    ...rows,
  ]),
  rowsOf('deleted records an hour before others', signs, (rows) => [
    ...rows.map((row) => ({ ...row, _id: `x${row._id}`, attendanceDate: hourBefore(row), isDeleted: true })),
    ...rows,
  ]),
  eachRow('shifts of the register by id', registers, (row) => ({
    ...row,
    shift: (row.shift as Row | null)?._id ?? null,
  })),
  eachRow('shifts of the register in a list', registers, (row) => ({ ...row, shift: [row.shift] })),
  rowsOf('the register with a row a shift', registers, (rows) => rows.flatMap((row) => [row, { ...row, shift: null }])),
  rowsOf('every row twice', lists, (rows) => rows.flatMap((row) => [row, row])),
  rowsOf('everything turned round', lists, (rows) => rows.toReversed()),
];
