/**
 * The least that such a gateway can cost: node:http and nothing else in front of our list store. It checks the token,
 * reads the operation's name and variables, and writes the answer by hand, long lists in slices.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bearer } from '../../gateway/auth/authorize.ts';
import { createContext } from '../../gateway/auth/context.ts';
import { beginRequest } from '../../gateway/auth/request-state.ts';
import type { QueryClockOutsArgs } from '../../gateway/generated/resolvers.ts';
import { send } from '../../gateway/http/write-answer.ts';
import { select } from '../../gateway/lists/index/select.ts';
import { slices } from '../../gateway/shared/event-loop.ts';
import { endpoints } from '../../gateway/upstream/endpoints.ts';
import type { AttendanceRecordRow } from '../../gateway/upstream/readers/attendance.ts';
import type { MonthlyDayRow } from '../../gateway/upstream/readers/monthly.ts';
import { attendanceColumns } from '../../schema/columns/attendance.ts';
import { serialLatenessDayColumns } from '../../schema/columns/serial-lateness.ts';
import type { Operation } from '../documents.ts';
import { serveMeasured } from '../measured.ts';
import { peerContext } from './parts.ts';

const shared = peerContext({ hasStore: true });
const { lists, timeZone } = shared;
const manyRows = 250;

const record = (row: AttendanceRecordRow) => ({
  staff: {
    staffID: row.staff.staffID,
    name: row.staff.name,
    district: row.staff.district,
    department: row.staff.department,
  },
  serviceCentre: row.serviceCentre,
  mode: row.mode,
  imageURL: row.imageURL,
  latitude: row.latitude,
  longitude: row.longitude,
  attendanceDate: row.attendanceDate,
  isImageRecognised: row.isImageRecognised,
});

const lateDay = (row: MonthlyDayRow) => ({
  staff: {
    staffID: row.staff.staffID,
    name: row.staff.name,
    district: row.staff.district,
    serviceCentre: row.staff.serviceCentre,
    department: row.staff.department,
  },
  date: row.date,
  dayCount: row.dayCount,
  occurrence: row.occurrence,
  imageURL: row.imageURL,
});

async function* listText<Row>(field: string, rows: readonly Row[], totalCount: number, shape: (row: Row) => object) {
  yield `{"data":{"${field}":{"totalCount":${totalCount},"nodes":[`;
  yield* slices(rows, (slice, start) => `${start > 0 ? ',' : ''}${JSON.stringify(slice.map(shape)).slice(1, -1)}`);
  yield ']}}}';
}

async function answerList<Row>(
  response: ServerResponse,
  field: string,
  { rows, totalCount }: { readonly rows: readonly Row[]; readonly totalCount: number },
  shape: (row: Row) => object,
): Promise<void> {
  if (rows.length > manyRows) await send(listText(field, rows, totalCount, shape), response);
  else response.end(JSON.stringify({ data: { [field]: { totalCount, nodes: rows.map(shape) } } }));
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const { operationName, variables } = JSON.parse(Buffer.concat(parts).toString()) as Operation;
  const context = await createContext(shared, request, beginRequest(request, response));
  const { viewer } = context;
  if (!viewer) return void response.writeHead(401).end();
  response.setHeader('content-type', 'application/json; charset=utf-8');
  switch (operationName) {
    case 'Me': {
      const { userID, email, role, district } = viewer;
      return void response.end(JSON.stringify({ data: { me: { userID, email, role, district } } }));
    }
    case 'Shifts': {
      const { rows: shifts } = await lists.read(endpoints.shifts(), bearer(context));
      return void response.end(JSON.stringify({ data: { shifts } }));
    }
    case 'LateDays': {
      const list = await lists.read(endpoints.serialLatenessDays(`${variables.month}-01`, timeZone), bearer(context));
      const selection = { first: variables.first as number | null };
      return answerList(
        response,
        'serialLatenessDays',
        await select(list, serialLatenessDayColumns, selection),
        lateDay,
      );
    }
    default: {
      const { date, where, orderBy, offset } = variables as unknown as QueryClockOutsArgs;
      const list = await lists.read(endpoints.attendance(date, 'SIGNED_IN', timeZone), bearer(context));
      const first = operationName === 'Page' ? 20 : null;
      const page = await select(list, attendanceColumns, { where, orderBy, offset, first });
      return answerList(response, 'attendance', page, record);
    }
  }
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => {
  serveMeasured(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`);
});
