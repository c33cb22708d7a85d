import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { dayOf } from '../../upstream/calendar.ts';
import { randomsOf } from '../../upstream/demo/random.ts';
import { createJudge } from './company-service/judge.ts';
import {
  type Company,
  type CompanyStaff,
  companyAccounts,
  companyPassword,
  companyZone,
  drawCompany,
  pastDays,
  type ShiftPlan,
  usualShifts,
} from './company-service/people.ts';
import { createPhotos } from './company-service/photos.ts';
import { createRecords, type SetRecord } from './company-service/records.ts';
import { type Answer, createReads, type Query } from './company-service/replies.ts';
import { createSessions } from './company-service/sessions.ts';
import { createTruth } from './company-service/truth.ts';
import { createWriter } from './company-service/writes.ts';
import { now as runClock } from './fixed-clock.ts';
import { listen } from './listen.ts';

/** The paths that the service serves its calls below: the second is that of older screens. */
const prefixes = ['/api/v2/attendance', '/api/attendance'] as const;

/** Bytes of reply bodies that are held, so that making them is not what a measurement finds. */
const heldBytes = 400 * 2 ** 20;

/** Who the service is; what is left out is usual. */
export interface CompanyOptions {
  /** Secret of its tokens, at least 32 characters. */
  readonly secret: string;
  /** People on the register. */
  readonly staff?: number;
  /** Working days of the past that have records, besides today. */
  readonly days?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly shifts?: readonly ShiftPlan[];
}

/** A reply in bytes, whatever they are, with its own status and headers. */
export class Raw {
  readonly body: string | Buffer;
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;

  constructor(body: string | Buffer, status = 200, headers: OutgoingHttpHeaders = {}) {
    this.body = body;
    this.status = status;
    this.headers = { 'content-type': 'application/json; charset=utf-8', ...headers };
  }
}

/**
 * Changes the `data` of a reply: answers other data, a whole reply as `Raw`, or undefined for a call that it leaves as it
 * is. `call` is method and path without prefix, such as `GET /attendance/findall`; the data are the bender's own.
 */
export type Bend = (call: string, query: Query, data: unknown) => unknown;

/** A call that has come. */
export interface SeenCall {
  /** Method and path without prefix. */
  readonly call: string;
  readonly query: Query;
  /** Whose token it came with; null without a good one. */
  readonly userID: string | null;
  readonly status: number;
  /** Bytes of the reply's body. */
  readonly bytes: number;
}

const success = (data: unknown, message = 'ok') => JSON.stringify({ status: 'success', message, data });
const failure = (message: string) => JSON.stringify({ status: 'error', message });
const notFound = (method: string, path: string) =>
  new Raw(`<!DOCTYPE html>\n<html lang="en"><body><pre>Cannot ${method} ${path}</pre></body></html>\n`, 404, {
    'content-type': 'text/html; charset=utf-8',
  });

/**
 * A company's own attendance service: section 7 and nothing else, as a service over a document database gives it. It
 * answers whole lists, names no versions, has no extensions, joins today's register to the records of the past, and keeps
 * all in memory. The company is the same for the same options and clock.
 */
export async function startCompanyService(options: CompanyOptions) {
  const { secret, staff = 40, days = 60, now = runClock, shifts = usualShifts } = options;
  const { server, url, close } = await listen((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  server.keepAliveTimeout = 60_000;

  const clock = { now, today: () => dayOf(new Date(now()), companyZone) };
  const plan = { shifts, randoms: randomsOf(1), days: pastDays(clock.today(), days), images: `${url}/images` };
  const { company, careers } = drawCompany({ ...plan, staff });
  const daysPlan = { ...plan, careers };
  const records = createRecords(daysPlan, now);
  const judge = createJudge(company, records, daysPlan, clock);
  const truth = createTruth(records, judge);
  const reads = createReads({ company, records, judge });
  const passwords = new Map<string, string>();
  const write = createWriter(company, passwords, now);
  const sessions = createSessions(secret, now);
  const photos = createPhotos();
  const bodies = new LRUCache<string, Buffer>({ maxSize: heldBytes, sizeCalculation: ({ length }) => length + 1 });
  const seen: SeenCall[] = [];
  let bend: Bend | null = null;
  let uploads = 0;

  const forget = () => {
    bodies.clear();
    judge.forget();
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const method = request.method ?? 'GET';
    const body = await buffer(request);
    const prefix = prefixes.find((one) => pathname.startsWith(`${one}/`));
    const path = prefix ? decodeURIComponent(pathname.slice(prefix.length)) : pathname;
    const query = Object.fromEntries(searchParams);
    if (method === 'GET' && pathname.startsWith('/images/')) {
      const { bytes, type } = await photos.find(pathname);
      return send(response, new Raw(bytes, 200, { 'content-type': type }));
    }
    const isCall = prefix !== undefined || pathname === '/api/users/all';
    const reply = isCall ? answer(request, method, path, query, body) : await others(method, pathname, request, body);
    const userID = sessions.read(request.headers.authorization);
    seen.push({ call: `${method} ${path}`, query, userID, status: reply.status, bytes: Buffer.byteLength(reply.body) });
    send(response, reply);
  }

  function answer(request: IncomingMessage, method: string, path: string, query: Query, body: Buffer): Raw {
    const call = `${method} ${path}`;
    if (call === 'POST /users/signin') return bent(call, query, signIn(readBody(body)));
    const userID = sessions.read(request.headers.authorization);
    if (userID === null) return new Raw(failure('Unauthorised'), 401);
    if (method !== 'GET') {
      const written = write({ method, path: path.split('/').slice(1), body: readBody(body), userID });
      forget();
      return written ? bent(call, query, written) : notFound(method, path);
    }
    const [, kind = '', find = '', id = ''] = path.split('/');
    const one = kind === 'staff' && find === 'find' && id !== 'all' ? '/staff/find/{id}' : path;
    const read = reads[path === '/api/users/all' ? '/users/findAll' : one];
    if (!read) return notFound(method, path);
    if (bend) return bent(call, query, structuredClone(read(query, id)));
    return new Raw(
      bodyOf(`${path}?${new URLSearchParams(query as Record<string, string>)}`, query, () => read(query, id)),
    );
  }

  /** The body of a read, made anew where something has been recorded since. */
  function bodyOf(address: string, { date = '' }: Query, read: () => Answer): Buffer {
    const isRunning = date.slice(0, 7) >= clock.today().slice(0, 7);
    const key = isRunning ? `${address} ${records.of(clock.today()).length} ${Math.floor(now() / 60_000)}` : address;
    const known = bodies.get(key) ?? Buffer.from(text(read()));
    bodies.set(key, known);
    return known;
  }

  function bent(call: string, query: Query, given: Answer & { readonly message?: string }): Raw {
    if (!bend || 'refused' in given) return new Raw(text(given));
    const data = bend(call, query, given.data);
    if (data instanceof Raw) return data;
    return new Raw(text({ ...given, data: data === undefined ? given.data : data }));
  }

  function signIn({ email, password }: Readonly<Record<string, unknown>>): Answer {
    const user = company.users.find((one) => one.email === email);
    const isRight = user && password === (passwords.get(user._id) ?? companyPassword);
    if (!isRight) return { refused: 'Invalid email or password' };
    return user.isActive ? { data: { token: sessions.sign(user) } } : { refused: 'Your account is not active' };
  }

  /** What one of its own devices does: a record of now. */
  function signInByDevice(person: CompanyStaff): Raw {
    const time = new Date(now() + 3_600_000).toISOString().slice(11, 19);
    records.set(person, clock.today(), [{ mode: 'signedIn', time }]);
    forget();
    return new Raw('', 204);
  }

  async function others(method: string, path: string, request: IncomingMessage, body: Buffer): Promise<Raw> {
    const [, staffID] = /^\/device\/(.+)$/.exec(path) ?? [];
    const person = company.staff.find((one) => one.staffID === staffID);
    if (method === 'POST' && person) return signInByDevice(person);
    if (method !== 'POST' || path !== '/upload') return notFound(method, path);
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const file = form.get('avatar');
    if (!(file instanceof File)) return new Raw(failure('No file'), 400);
    uploads += 1;
    const stored = `/images/upload-${uploads}`;
    photos.add(stored, Buffer.from(await file.arrayBuffer()), file.type);
    return new Raw(JSON.stringify({ status: 'success', images: [url + stored] }));
  }

  return {
    url,
    /** The register, shifts and users as they are; `change` changes them. */
    company: company as Readonly<Company>,
    /** Today of the company, and the days of its past, ascending. */
    today: clock.today,
    days: plan.days,
    /** Changes people, shifts or users: delete, move, rename, give a staff ID again, import everybody today. */
    change(work: (company: Company) => void): void {
      work(company);
      forget();
    },
    /** Puts these records in the place of whatever a person recorded on a day. */
    setRecords(person: CompanyStaff, day: string, given: readonly SetRecord[]): void {
      records.set(person, day, given);
      forget();
    },
    /** Bends every reply from now on; null leaves them as they are. */
    bend(given: Bend | null): void {
      bend = given;
    },
    /** The calls that have come since the last look; photos are none. */
    calls: (): SeenCall[] => seen.splice(0),
    /** What is true of a day. */
    truth,
    /** The data of a read as it is without bending. */
    read: (path: string, query: Query = {}): unknown => {
      const given = reads[path]?.(query, '');
      return given && 'data' in given ? structuredClone(given.data) : undefined;
    },
    /** A token of the account with that role; `more` are further claims. */
    token(role: keyof typeof companyAccounts = 'admin', more: object = {}): string {
      const user = company.users.find(({ email }) => email === companyAccounts[role]);
      if (!user) throw new Error(`There is no account ${role}.`);
      return sessions.sign(user, more);
    },
    close,
  };
}

/** A running service of the company. */
export type CompanyService = Awaited<ReturnType<typeof startCompanyService>>;

const text = (given: Answer & { readonly message?: string }): string =>
  'refused' in given ? failure(given.refused) : success(given.data, given.message);

const readBody = (body: Buffer): Readonly<Record<string, unknown>> =>
  body.length > 0 ? (JSON.parse(body.toString()) as Record<string, unknown>) : {};

function send(response: ServerResponse, { status, headers, body }: Raw): void {
  const length = Buffer.byteLength(body);
  response.writeHead(status, { 'x-powered-by': 'Express', ...headers, 'content-length': length }).end(body);
}
