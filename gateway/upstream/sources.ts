import { zoneClock } from '../shared/dates.ts';
import { codeOf, type ErrorCode } from '../shared/errors.ts';
import type { Caller } from './caller.ts';
import type { RestClient } from './client.ts';
import { isUpstreamFault } from './faults.ts';

/** What one upstream call last answered. */
export interface SourceState {
  /** The call's name: `GET /staff/findAll`. */
  readonly call: string;
  readonly ok: boolean;
  /** ISO with the zone's offset; null when it failed. */
  readonly asOf: string | null;
  readonly code: ErrorCode | null;
  readonly message: string | null;
}

/**
 * Keeps what each call of a REST client last answered. `rest` is to be used in the client's place; `states` answers in
 * alphabetical order. No answer of upstream to one caller is retained.
 */
export function recordSources(rest: RestClient, now: () => number, timeZone: string) {
  const states = new Map<string, SourceState>();
  async function record<Answer>(call: string, { state }: Caller, answer: Promise<Answer>): Promise<Answer> {
    const note = (code: ErrorCode | null, message: string | null) => {
      const asOf = code === null ? zoneClock(timeZone).format(now()) : null;
      states.set(call, { call, ok: code === null, asOf, code, message });
    };
    try {
      const value = await answer;
      note(null, null);
      return value;
    } catch (error) {
      state.hasFailure = true;
      const code = codeOf(error);
      if (isUpstreamFault(error)) note(code, (error as Error).message);
      else if (code !== null) note(null, null);
      throw error;
    }
  }
  const recorded: RestClient = {
    get: (call, caller, ...others) => record(call.call, caller, rest.get(call, caller, ...others)),
    find: (call, caller) => record(call.call, caller, rest.find(call, caller)),
    send: (call, caller, ...others) => record(call.call, caller, rest.send(call, caller, ...others)),
  };
  return {
    rest: recorded,
    states: (): readonly SourceState[] => [...states.values()].sort((left, right) => (left.call < right.call ? -1 : 1)),
  };
}
