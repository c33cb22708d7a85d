import { createRequire } from 'node:module';
import { context, propagation, type TracerProvider as Tracers, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { faultOf } from './close-all.ts';
import { withoutErrorWords } from './without-error-words.ts';

/** Who sends traces, where to, and of what. */
interface TraceSettings {
  readonly service: string;
  readonly collectorURL: string;
  /** Whether requests of a path are traced. */
  readonly isTraced: (path: string) => boolean;
}

/**
 * Made once, with the first traces: what it has patched stays so, and does nothing while it is disabled. From then on it
 * watches what is required, and a module that somebody requires before it is enabled is never patched.
 */
let requests: HttpInstrumentation | undefined;

/** Milliseconds in which the last spans may be sent. */
const flushMilliseconds = 2_000;

const pathOf = (url = '') => url.replace(/\?.*$/, '');

/**
 * Starts sending traces to a collector: a span for each request that the process answers, below the caller's own where
 * it sends a `traceparent`. A span holds no query string, no header and no words of an error. Loaded only where traces are wanted.
 */
export function startTraces({ service, collectorURL, isTraced }: TraceSettings) {
  const collector = new OTLPTraceExporter({ url: `${collectorURL.replace(/\/+$/, '')}/v1/traces` });
  const exporter = withoutErrorWords(collector);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  requests ??= new HttpInstrumentation({ enabled: false });
  const incoming = requests;
  incoming.setConfig({
    disableOutgoingRequestInstrumentation: true,
    ignoreIncomingRequestHook: ({ url }) => !isTraced(pathOf(url)),
    requestHook: (span, request) => {
      const method = 'method' in request ? request.method : 'GET';
      const path = 'url' in request ? pathOf(request.url) : '';
      // Whose word on the address is to be believed, the log lines know.
      span.updateName(`${method} ${path}`).setAttributes({ 'url.query': '', 'client.address': '' });
    },
  });
  patch(incoming, provider, ['http']);
  return {
    provider,
    async close() {
      incoming.disable();
      // A collector that refuses, fails or is silent must not keep the process: its last spans are lost.
      const fault = await faultOf(() => provider.shutdown(), flushMilliseconds);
      context.disable();
      propagation.disable();
      if (fault) throw fault;
    },
  };
}

/** Lets an instrumentation watch the modules that it knows, which are loaded already: it sees them when they are required. */
export function patch(
  instrumentation: { setTracerProvider(provider: Tracers): void; enable(): void },
  provider: Tracers,
  modules: readonly string[],
): void {
  instrumentation.setTracerProvider(provider);
  instrumentation.enable();
  const require = createRequire(import.meta.url);
  for (const name of modules) require(name);
}

/** The trace of the running request; undefined where it is not traced. */
export const activeTrace = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
