import type { ApolloServerPlugin } from '@apollo/server';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { RequestHandler } from 'express';
import type { Context } from '../context.ts';
import { knownCode } from '../errors.ts';

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
    // A probe of health belongs to nobody's request.
    requireParentforSpans: true,
    requestHook: (span, { origin, path }) => {
      span.setAttributes({ 'url.full': `${origin}${path.replace(/\?.*$/, '')}`, 'url.query': '' });
    },
  });
  calls.setTracerProvider(provider);
  const tracer = provider.getTracer('attendance-gateway');
  const watch: RequestHandler = (request, response, next) => {
    const isTraced = request.path === '/graphql' || request.path.startsWith('/export/');
    if (!isTraced) return next();
    const parent = propagation.extract(context.active(), request.headers);
    const name = `${request.method} ${request.path}`;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent);
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      span.end();
    });
    context.with(trace.setSpan(parent, span), next);
  };
  return {
    plugins: [nameOperations],
    watch: [watch],
    async close() {
      calls.disable();
      await provider.shutdown();
      context.disable();
      propagation.disable();
    },
  };
}

/** Names the span of a GraphQL request after its operation. */
const nameOperations: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation, operationName }) {
      const span = trace.getActiveSpan();
      const kind = operation?.operation ?? 'query';
      const name = operationName?.slice(0, 100) ?? 'anonymous';
      span?.updateName(`${kind} ${name}`);
      span?.setAttributes({ 'graphql.operation.type': kind, 'graphql.operation.name': name });
    },
    async willSendResponse({ errors }) {
      if (!errors?.[0]) return;
      const code = knownCode(errors[0].extensions.code);
      trace.getActiveSpan()?.setStatus({ code: SpanStatusCode.ERROR, message: code }).setAttribute('error.type', code);
    },
  }),
};
