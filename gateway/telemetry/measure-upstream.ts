import { codeOf } from '../errors.ts';
import { callName } from '../rest/call-name.ts';
import type { RestClient } from '../rest/client.ts';
import type { Metrics } from './metrics.ts';

/** A client that measures every call of the client given. */
export function measureUpstream(rest: RestClient, metrics: Metrics): RestClient {
  async function measure<Answer>(method: string, path: string, send: () => Promise<Answer>): Promise<Answer> {
    const start = performance.now();
    const note = (error: unknown) => {
      const code = error === null ? null : (codeOf(error) ?? 'UPSTREAM_BAD_RESPONSE');
      metrics.upstream(callName(method, path), code, (performance.now() - start) / 1000);
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
    get: (path, ...others) => measure('GET', path, () => rest.get(path, ...others)),
    find: (path, ...others) => measure('GET', path, () => rest.find(path, ...others)),
    send: (method, path, ...others) => measure(method, path, () => rest.send(method, path, ...others)),
  };
}
