import { context, createContextKey, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { knownCode } from '../errors.ts';
import { type Middleware, pathOf } from '../http/middleware.ts';
import type { RestClient } from '../rest/client.ts';
import type { OperationWatcher } from './operation-watcher.ts';

const callName = createContextKey('name of the upstream call');

/**
 * Starts sending traces to a collector: a span for each GraphQL request and export, below the caller's own where it
 * sends a `traceparent`, and one for each call that it makes, which passes the `traceparent` on. Spans hold no
 * argument, no query string and no header. Loaded only where traces are wanted.
 */
export function startTraces(collectorURL: string) {
  const exporter = new OTLPTraceExporter({ url: `${collectorURL.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'attendance-gateway' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const calls = new UndiciInstrumentation({
    // A health check belongs to no request.
    requireParentforSpans: true,
    requestHook: (span, { origin, path }) => {
      const name = context.active().getValue(callName);
      if (typeof name === 'string') span.updateName(name);
      // A path may hold an id, as its name does not.
      const address = name === undefined ? path.replace(/\?.*$/, '') : '';
      span.setAttributes({ 'url.full': `${origin}${address}`, 'url.path': address, 'url.query': '' });
    },
  });
  calls.setTracerProvider(provider);
  const tracer = provider.getTracer('attendance-gateway');
  const watch: Middleware = (request, response, next) => {
    const path = pathOf(request);
    const isTraced = path === '/graphql' || path.startsWith('/export/');
    if (!isTraced) return next();
    const parent = propagation.extract(context.active(), request.headers);
    const name = `${request.method} ${path}`;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent);
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      span.end();
    });
    context.with(trace.setSpan(parent, span), next);
  };
  const named = <Answer>(name: string, call: () => Answer) =>
    context.with(context.active().setValue(callName, name), call);
  const watchUpstream = (rest: RestClient): RestClient => ({
    get: (call, ...others) => named(call.call, () => rest.get(call, ...others)),
    find: (call, ...others) => named(call.call, () => rest.find(call, ...others)),
    send: (call, ...others) => named(call.call, () => rest.send(call, ...others)),
  });
  return {
    watchers: [nameOperation],
    watch: [watch],
    watchUpstream,
    traceID: () => trace.getActiveSpan()?.spanContext().traceId,
    async close() {
      calls.disable();
      await provider.shutdown();
      context.disable();
      propagation.disable();
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
