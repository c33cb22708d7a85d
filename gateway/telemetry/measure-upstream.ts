import { codeOf } from '../shared/errors.ts';
import type { OnCall } from '../upstream/client.ts';
import type { Metrics } from './metrics.ts';

/** Measures every call of upstream. */
export function measureUpstream(metrics: Metrics): OnCall {
  return async ({ call }, _caller, send) => {
    const start = performance.now();
    const note = (code: ReturnType<typeof codeOf>) => metrics.upstream(call, code, (performance.now() - start) / 1000);
    try {
      const answer = await send();
      note(null);
      return answer;
    } catch (error) {
      note(codeOf(error) ?? 'UPSTREAM_BAD_RESPONSE');
      throw error;
    }
  };
}
