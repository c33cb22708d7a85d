import type { Source } from '../../schema/generated/types.ts';
import { zoneClock } from '../shared/dates.ts';
import { codeOf, type ErrorCode } from '../shared/errors.ts';
import type { OnCall } from './client.ts';
import { isUpstreamFault } from './faults.ts';

/**
 * Keeps what each call last answered: `onCall` records it, `states` answers in alphabetical order. No answer of upstream
 * to one caller is retained.
 */
export function recordSources(now: () => number, timeZone: string) {
  const states = new Map<string, Source>();
  const record = (call: string, code: ErrorCode | null, message: string | null) => {
    const asOf = code === null ? zoneClock(timeZone).format(now()) : null;
    states.set(call, { call, ok: code === null, asOf, code, message });
  };
  const onCall: OnCall = async ({ call }, { state }, send) => {
    try {
      const answer = await send();
      record(call, null, null);
      return answer;
    } catch (error) {
      state.hasFailure = true;
      const code = codeOf(error);
      if (isUpstreamFault(error)) record(call, code, (error as Error).message);
      else if (code !== null) record(call, null, null);
      throw error;
    }
  };
  return {
    onCall,
    states: (): readonly Source[] => [...states.values()].sort((left, right) => (left.call < right.call ? -1 : 1)),
  };
}
