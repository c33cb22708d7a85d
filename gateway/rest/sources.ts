import { zoneClock } from '../dates.ts';
import { codeOf, type ErrorCode } from '../errors.ts';
import { callName } from './call-name.ts';
import type { RestClient } from './client.ts';

/** What one upstream call last answered. */
export interface SourceState {
  /** Method and path below the prefix, with `{id}` in place of an id: `GET /staff/findAll`. */
  readonly call: string;
  readonly ok: boolean;
  /** ISO with the zone's offset; null when it failed. */
  readonly asOf: string | null;
  readonly code: ErrorCode | null;
  readonly message: string | null;
}

/** Failures of upstream itself. A refusal is an answer to one caller, and its words are for that caller alone. */
const faults: readonly unknown[] = ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_BAD_RESPONSE'];

/**
 * Keeps what each call of a REST client last answered. `rest` is to be used in the client's place; `states` answers in
 * alphabetical order. Nothing that upstream said to one caller is kept.
 */
export function recordSources(rest: RestClient, now: () => number, timeZone: string) {
  const states = new Map<string, SourceState>();
  async function record<Answer>(call: string, answer: Promise<Answer>): Promise<Answer> {
    const note = (code: ErrorCode | null, message: string | null) => {
      const asOf = code === null ? zoneClock(timeZone).format(now()) : null;
      states.set(call, { call, ok: code === null, asOf, code, message });
    };
    try {
      const value = await answer;
      note(null, null);
      return value;
    } catch (error) {
      const code = codeOf(error);
      if (faults.includes(code)) note(code, (error as Error).message);
      else if (code !== null) note(null, null);
      throw error;
    }
  }
  const recorded: RestClient = {
    get: (path, ...others) => record(callName('GET', path), rest.get(path, ...others)),
    find: (path, ...others) => record(callName('GET', path), rest.find(path, ...others)),
    send: (method, path, ...others) => record(callName(method, path), rest.send(method, path, ...others)),
  };
  return {
    rest: recorded,
    states: (): readonly SourceState[] => [...states.values()].sort((left, right) => (left.call < right.call ? -1 : 1)),
  };
}
