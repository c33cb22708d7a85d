import { context, createContextKey, SpanStatusCode, trace } from '@opentelemetry/api';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { activeTrace, patch, startTraces } from '../../telemetry/traces.ts';
import { knownCode } from '../shared/errors.ts';
import type { OnCall } from '../upstream/client.ts';
import type { OperationWatcher } from './request-log.ts';

const callName = createContextKey('name of the upstream call');

/**
 * Starts traces: a span for each GraphQL request and export, and one for each call to upstream, which passes `traceparent` on.
 * Spans have no arguments. This file is loaded only where traces are on.
 */
export function startGatewayTraces(collectorURL: string) {
  const { provider, close } = startTraces({
    service: 'attendance-gateway',
    collectorURL,
    isTraced: (path) => path === '/graphql' || path.startsWith('/export/'),
  });
  const calls = new UndiciInstrumentation({
    // Health checks belong to no request.
    requireParentforSpans: true,
    requestHook: (span, { origin, path }) => {
      const name = context.active().getValue(callName);
      if (typeof name === 'string') span.updateName(name);
      // The path of a named call may have an id.
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
