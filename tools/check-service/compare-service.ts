import { createTokenReader } from '../../gateway/auth/viewer.ts';
import { zoneClock } from '../../gateway/shared/dates.ts';
import { codeOf } from '../../gateway/shared/errors.ts';
import type { Call, ListCall } from '../../gateway/upstream/call.ts';
import { endpoints } from '../../gateway/upstream/endpoints.ts';
import { type ExtensionVersions, readExtensions } from '../../gateway/upstream/extensions.ts';
import { wholeList } from '../../gateway/upstream/pages.ts';
import { readObject, readSpelling, readText } from '../../gateway/upstream/read.ts';
import { Losses, type TimeFormat } from '../../gateway/upstream/readers/losses.ts';
import { type RegisterIDs, registerIDs } from '../../gateway/upstream/readers/register-ids.ts';
import { readStaffList } from '../../gateway/upstream/readers/staff.ts';
import { ValueReader } from '../../gateway/upstream/readers/value-reader.ts';
import { compareAccounts } from './compare-accounts.ts';
import {
  type ComparedCall,
  comparedWhole,
  compareEnvelope,
  compareList,
  parsed,
  type RawReply,
  type SendRequest,
} from './compare-reply.ts';
import type { Deviation } from './compare-values.ts';
import { compareWrites } from './compare-writes.ts';
import { createSendRequest, StoppedAnswering } from './send-request.ts';

/** A service to compare with section 7, and who signs in. */
export interface ComparedService {
  /** Scheme and host, and the prefix of every call. */
  readonly url: string;
  readonly prefix: string;
  readonly email: string;
  readonly password: string;
  /** Another account, to see whether both are answered alike. */
  readonly other?: { readonly email: string; readonly password: string } | undefined;
  readonly timeZone: string;
  readonly timeFormat: TimeFormat;
  /** Whether records of the check's own may be made, changed and deleted. */
  readonly write: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const summary = ['staffID', 'name', 'district', 'serviceCentre', 'department'];
const fields = {
  users: ['_id', 'email', 'name', 'role', 'district', 'serviceCentre', 'macAddress', 'isActive'],
  staff: ['_id', ...summary, 'unit', 'imageURL', 'shift'],
  shifts: ['_id', 'name', 'startTime', 'endTime', 'latenessThreshold', 'serialLatenessThreshold'],
  records: ['staffID', 'mode', 'imageURL', 'latitude', 'longitude', 'location', 'attendanceDate', 'isImageRecognised'],
  absent: [...summary, 'imageURL'],
  late: [...summary, 'occurrence', 'daysLate'],
  absences: [...summary, 'occurrence', 'dateAbsent'],
  holidays: ['date', 'name'],
  reviews: ['staffID', 'mode', 'attendanceDate', 'verdictsWanted', 'verdicts'],
  dayFigures: ['date', 'register', 'signedIn', 'signedOut', 'late', 'absent', 'groups'],
};

/** Most days to look back for one with sign-ins. */
const mostDaysBack = 14;

/**
 * Calls everything of section 7 that reads, of the extensions holidays, reviews and figures what the service says it
 * has, and with `write` what writes shifts and staff; answers call by call how a service deviates and how the gateway
 * takes that. A service that stops answering is asked nothing more. Throws when nobody can sign in.
 */
export async function compareService(service: ComparedService): Promise<ComparedCall[]> {
  const { send, close } = createSendRequest(service);
  const compared: ComparedCall[] = [];
  try {
    await compareCalls(service, send, compared);
  } catch (error) {
    if (!(error instanceof StoppedAnswering)) throw error;
    const what = error.message;
    compared.push({
      call: 'the other calls',
      deviations: [{ what, taken: 'UPSTREAM_UNAVAILABLE, or UPSTREAM_TIMEOUT' }],
    });
  } finally {
    await close();
  }
  return compared;
}

/** Makes the calls and adds to `compared` how each is answered. */
async function compareCalls(service: ComparedService, send: SendRequest, compared: ComparedCall[]): Promise<void> {
  const { signedIn, token } = await signIn(service, send);
  compared.push(signedIn);
  const other = service.other && (await signIn({ ...service, ...service.other }, send));
  const accounts = other && compareAccounts(send, token, other.token);
  const zone = service.timeZone;
  let register: RegisterIDs | null = null;
  const list = async <Row>(call: ListCall<Row>, names: readonly string[]): Promise<readonly Row[]> => {
    const reply = await send(call, token);
    const read = new ValueReader(zone, new Losses(service.timeFormat, register));
    const deviations = [
      ...(await comparePages(reply, call)),
      ...compareList(reply, call, names, read),
      ...(await compareRevalidation(send, call, token, reply)),
    ];
    compared.push({ call: call.call, deviations });
    await accounts?.compare(call, reply);
    const data = readObject(parsed(reply.bytes)).data;
    return Array.isArray(data) ? data : [];
  };
  const clock = { timeZone: zone, now: Date.now };
  await list(endpoints.users(), fields.users);
  const staff = await list(endpoints.staff(), fields.staff);
  register = registerOf(await list(endpoints.validStaff(), fields.staff), zone);
  compared.push(await compareOne(send, token, readText(readObject(staff[0])._id), zone));
  await list(endpoints.shifts(), fields.shifts);
  const day = await dayWithRecords(send, token, service);
  await list(endpoints.attendance(day, 'SIGNED_IN'), fields.records);
  await list(endpoints.attendance(day, 'SIGNED_OUT'), fields.records);
  const month = `${day.slice(0, 7)}-01`;
  const staffID = readSpelling(readObject(staff[0]).staffID) || '0';
  await list(endpoints.staffAttendance(month, 'SIGNED_IN', staffID), fields.records);
  await list(endpoints.absent(day), fields.absent);
  await list(endpoints.lateness(day), fields.records);
  await list(endpoints.serialLateness(month, clock), fields.late);
  await list(endpoints.monthlyAbsence(month, clock), fields.absences);
  const { extensions, answered } = await compareExtensions(send, token);
  compared.push(await compareTokens(send), answered);
  if (extensions.has('holidays')) await list(endpoints.holidays(), fields.holidays);
  if (extensions.has('reviews')) {
    await list(endpoints.reviews(day, day, 'SIGNED_IN'), fields.reviews);
    await list(endpoints.staffReviews(month, 'SIGNED_IN', staffID), fields.reviews);
  }
  if (extensions.has('figures')) await list(endpoints.figures(day), fields.dayFigures);
  if (accounts) compared.push(await accounts.result());
  compared.push(...(await compareWrites(send, token, service.write)));
}

/** The staff IDs of the register; null for one that the gateway refuses, whose deviations are told with its list. */
function registerOf(rows: readonly unknown[], zone: string): RegisterIDs | null {
  try {
    return registerIDs(readStaffList(rows, new ValueReader(zone)));
  } catch (error) {
    if (codeOf(error) === null) throw error;
    return null;
  }
}

async function signIn({ url, email, password }: ComparedService, send: SendRequest) {
  const call = endpoints.signIn(email, password);
  const reply = await send(call);
  const answer = readObject(parsed(reply.bytes));
  const token = readText(readObject(answer.data).token);
  if (token === '') {
    throw new Error(
      reply.fault
        ? `Nobody can sign in at ${url}: ${call.call}: ${reply.fault.what}`
        : `Nobody can sign in at ${url}: ${call.call} answered HTTP ${reply.status}, ${readText(answer.message) || 'without a token in data.token'}`,
    );
  }
  const claims = await createTokenReader({})(token).then(
    () => [],
    () => [{ what: 'the token has no userID, or no role of the three', taken: 'nobody can sign in to the dashboard' }],
  );
  return { token, signedIn: { call: call.call, deviations: [...compareEnvelope(reply), ...claims] } };
}

/** A list of which its reply says that it is a part. */
async function comparePages(reply: RawReply, { path }: Call): Promise<Deviation[]> {
  if (reply.fault || reply.status !== 200) return [];
  const link = { what: 'a link to a further page', taken: 'followed on the same server' };
  let isLinked = false;
  try {
    await wholeList(reply, path, async () => {
      isLinked = true;
      return null;
    });
    return [];
  } catch (error) {
    if (isLinked) return [link];
    return [{ what: error instanceof Error ? error.message : 'a part of the list', taken: 'UPSTREAM_BAD_RESPONSE' }];
  }
}

async function compareRevalidation(
  send: SendRequest,
  call: Call,
  token: string,
  { etag, status }: RawReply,
): Promise<Deviation[]> {
  if (etag === null || status !== 200) return [];
  const again = await send(call, token, etag);
  if (again.status === 304) return [];
  return [{ what: `HTTP ${again.status} to its own ETag`, taken: comparedWhole, isAdvice: true }];
}

async function compareOne(send: SendRequest, token: string, id: string, zone: string): Promise<ComparedCall> {
  if (id === '') return { call: 'GET /staff/find/{id}', deviations: [], notTried: 'there are no staff' };
  const call = endpoints.staffMember(id, zone);
  const reply = await send(call, token);
  const deviations = compareEnvelope(reply);
  const record = readObject(readObject(parsed(reply.bytes)).data);
  const missing = fields.staff.filter((field) => record[field] === undefined);
  if (missing.length > 0) deviations.push({ what: `${missing.join(', ')} missing`, taken: 'shown empty' });
  const none = await send(endpoints.staffMember('00000000-0000-4000-8000-000000000000', zone), token);
  if (none.status !== 404) {
    deviations.push({
      what: `HTTP ${none.status} to an id that is not there`,
      taken: 'an error instead of "not found"',
      // Section 7 says nothing of it.
      ...(none.status === 200 && { isAdvice: true as const }),
    });
  }
  return { call: call.call, deviations };
}

/** The last day with sign-ins, so that there are rows to look at; today where there is none. */
async function dayWithRecords(send: SendRequest, token: string, { timeZone, now }: ComparedService): Promise<string> {
  const clock = zoneClock(timeZone);
  const today = clock.format(now).slice(0, 10);
  for (let back = 0; back < mostDaysBack; back += 1) {
    const day = clock.format(now - back * 86_400_000).slice(0, 10);
    const reply = await send(endpoints.attendance(day, 'SIGNED_IN'), token);
    const data = readObject(parsed(reply.bytes)).data;
    if (Array.isArray(data) && data.length > 0) return day;
  }
  return today;
}

async function compareTokens(send: SendRequest): Promise<ComparedCall> {
  const deviations: Deviation[] = [];
  for (const [what, token] of [
    ['no token', null],
    ['an invalid token', 'x.y.z'],
  ] as const) {
    const { status } = await send(endpoints.shifts(), token);
    if (status !== 401) {
      const taken =
        status < 300
          ? 'anyone who reaches the service can read it, and callers share no lists'
          : 'the session does not end, an error is shown';
      deviations.push({ what: `HTTP ${status} to ${what}`, taken });
    }
  }
  return { call: 'calls without a valid token', deviations };
}

async function compareExtensions(send: SendRequest, token: string) {
  const { call, path } = endpoints.extensions();
  const reply = await send({ call, path }, token);
  const answer = (extensions: ExtensionVersions, notTried: string) => ({
    extensions,
    answered: { call, deviations: [], notTried },
  });
  try {
    const versions = readExtensions(readObject(parsed(reply.bytes)).data);
    return answer(versions, versions.size > 0 ? `it has ${[...versions.keys()].join(', ')}` : 'it has none');
  } catch {
    return answer(new Map(), `it has none (HTTP ${reply.status}), as section 7 says`);
  }
}
