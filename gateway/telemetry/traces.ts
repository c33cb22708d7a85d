import { context, createContextKey, SpanStatusCode, trace } from '@opentelemetry/api';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { activeTrace, patch, startTraces } from '../../telemetry/traces.ts';
import { knownCode } from '../shared/errors.ts';
import type { OnCall } from '../upstream/client.ts';
import type { OperationWatcher } from './request-log.ts';

const callName = createContextKey('name of the upstream call');

/**
 * Traces of the gateway: a span for each GraphQL request and export, and one for each call that it makes, which passes
 * the `traceparent` on. Spans hold no argument. Loaded only where traces are wanted.
 */
export function startGatewayTraces(collectorURL: string) {
  const { provider, close } = startTraces({
    service: 'attendance-gateway',
    collectorURL,
    isTraced: (path) => path === '/graphql' || path.startsWith('/export/'),
  });
  const calls = new UndiciInstrumentation({
    // A probe of health belongs to nobody's request.
    requireParentforSpans: true,
    requestHook: (span, { origin, path }) => {
      const name = context.active().getValue(callName);
      if (typeof name === 'string') span.updateName(name);
      // A path may hold an id, as its name does not.
      const address = name === undefined ? path.replace(/\?.*$/, '') : '';
      span.setAttributes({ 'url.full': `${origin}${address}`, 'url.path': address, 'url.query': '' });
    },
  });
  patch(calls, provider, []);
  const onCall: OnCall = ({ call }, _caller, send) => context.with(context.active().setValue(callName, call), send);
  return {
    watchers: [nameOperation],
    onCall,
    traceID: activeTrace,
    async close() {
      calls.disable();
      await close();
    },
  };
}

/** Names the span of a GraphQL request after its operation. */
const nameOperation: OperationWatcher = ({ kind, name, code }) => {
  const span = trace.getActiveSpan();
  if (kind) {
    const called = name?.slice(0, 100) ?? 'anonymous';
    span?.updateName(`${kind} ${called}`);
    span?.setAttributes({ 'graphql.operation.type': kind, 'graphql.operation.name': called });
  }
  if (code === null) return;
  const message = knownCode(code);
  span?.setStatus({ code: SpanStatusCode.ERROR, message }).setAttribute('error.type', message);
};
