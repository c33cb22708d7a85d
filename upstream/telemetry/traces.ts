import { context } from '@opentelemetry/api';
import { getRPCMetadata } from '@opentelemetry/core';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { activeTrace, patch, startTraces } from '../../telemetry/traces.ts';

/** Made once: what it has patched stays so, and does nothing while it is disabled. */
const statements = new PgInstrumentation({ enabled: false, requireParentSpan: true });

/**
 * Traces of the service: a span for each call that it answers, below the gateway's, one for each wait for a connection
 * and one for each SQL statement, whose values it does not hold. Loaded only where traces are wanted.
 */
export function startServiceTraces(collectorURL: string) {
  const { provider, close } = startTraces({
    service: 'attendance-service',
    collectorURL,
    isTraced: (path) => path.startsWith('/api/') || path === '/upload',
  });
  patch(statements, provider, ['pg', 'pg-pool']);
  return {
    traceID: activeTrace,
    /** Remembers where the span of the running call is; the function that it answers names it by the call's template. */
    nameCall() {
      const metadata = getRPCMetadata(context.active());
      return (call: string) => {
        // A path may hold an id, as its name does not.
        metadata?.span.setAttributes({ 'url.path': '' });
        if (metadata) metadata.route = call.replace(/^\w+ /, '');
      };
    },
    async close() {
      statements.disable();
      await close();
    },
  };
}
