import { strangersToken } from '../../gateway/lists/store.ts';
import type { Idempotency } from '../../gateway/upstream/call.ts';
import type { RestClient } from '../../gateway/upstream/client.ts';
import { openEnvelope } from '../../gateway/upstream/envelope.ts';
import { refusal } from './fake-upstream-list.ts';

/** What a call answers: the data of a success, an `envelope` of any status, or an Error to be thrown. */
export type FakeAnswer = unknown | Error | ((body: unknown) => unknown);

/** An envelope as it comes over the wire, where it is not a plain success. */
export class Reply {
  readonly body: unknown;
  readonly httpStatus: number;
  constructor(body: unknown, httpStatus = 200) {
    this.body = body;
    this.httpStatus = httpStatus;
  }
}

/** A call that was made. */
interface FakeCall {
  /** Method and path, e.g. `GET /staff/findAll`. */
  readonly call: string;
  readonly token: string | null;
  readonly body?: unknown;
  readonly idempotency?: Idempotency;
  readonly isBackground?: true;
}

/** The call by which the gateway asks whether a token is accepted; it has an answer in every test. */
const tokenCheck = 'GET /shift/findAll';

/** The first day of a month, by which the answers name its lists: a service answers the same for each of its days. */
const byFirstDay = (call: string) => call.replace(/(\/(?:serialLatness|absentee\/monthly)\?date=.{7}).{3}$/, '$1-01');

/**
 * A REST service made of plain values, keyed by method and path; `calls` holds what was asked of it, in order. A call
 * without an answer throws, so that a test sees it.
 */
export function fakeRest(answers: Readonly<Record<string, FakeAnswer>>) {
  const calls: FakeCall[] = [];
  const answer = (asked: string, body?: unknown): Buffer => {
    const call = asked in answers ? asked : byFirstDay(asked);
    if (!(call in answers) && call !== tokenCheck) throw new Error(`The fake REST service has no answer for ${call}`);
    const given = call in answers ? answers[call] : [];
    const result = typeof given === 'function' ? given(body) : given;
    if (result instanceof Error) throw result;
    const envelope = result instanceof Reply ? result.body : { status: 'success', message: '', data: result };
    return Buffer.from(JSON.stringify(envelope));
  };
  const rest: RestClient = {
    async get({ path }, { token, isBackground }) {
      // A stranger asks whether this service is open.
      if (token === strangersToken) throw refusal('UNAUTHENTICATED');
      calls.push({ call: `GET ${path}`, token, ...(isBackground && { isBackground }) });
      return { notModified: false, bytes: answer(`GET ${path}`), etag: null };
    },
    async find({ path }, { token }) {
      // The gateway asks by itself, with the first token that it sees.
      if (path === '/extensions' && !(`GET ${path}` in answers)) return null;
      calls.push({ call: `GET ${path}`, token });
      const given = answers[`GET ${path}`];
      if (given instanceof Reply && given.httpStatus === 404) return null;
      return openEnvelope(answer(`GET ${path}`));
    },
    async send({ method, path, body, idempotency }, { token }) {
      const sent = { ...(body !== undefined && { body }), ...(idempotency && { idempotency }) };
      calls.push({ call: `${method} ${path}`, token, ...sent });
      return openEnvelope(answer(`${method} ${path}`, body));
    },
  };
  return { rest, calls };
}
