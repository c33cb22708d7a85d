import { codeOf } from '../shared/errors.ts';
import type { RestClient } from '../upstream/client.ts';
import type { Metrics } from './metrics.ts';

/** A client that measures every call of the client given. */
export function measureUpstream(rest: RestClient, metrics: Metrics): RestClient {
  async function measure<Answer>(call: string, send: () => Promise<Answer>): Promise<Answer> {
    const start = performance.now();
    const note = (error: unknown) => {
      const code = error === null ? null : (codeOf(error) ?? 'UPSTREAM_BAD_RESPONSE');
      metrics.upstream(call, code, (performance.now() - start) / 1000);
    };
    try {
      const answer = await send();
      note(null);
      return answer;
    } catch (error) {
      note(error);
      throw error;
    }
  }
  return {
    get: (call, ...others) => measure(call.call, () => rest.get(call, ...others)),
    find: (call, ...others) => measure(call.call, () => rest.find(call, ...others)),
    send: (call, ...others) => measure(call.call, () => rest.send(call, ...others)),
  };
}
