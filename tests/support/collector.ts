import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listen } from './listen.ts';

/** A span as a collector receives it. */
export interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  /** The server that made it. */
  readonly service: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status?: { readonly code?: number; readonly message?: string };
  readonly events?: readonly unknown[];
}

interface Batch {
  readonly resource: { readonly attributes: Span['attributes'] };
  readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
}

/** The spans of what was sent by OTLP over HTTP, as JSON. */
export const spansOf = (bodies: readonly string[]): Span[] =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: readonly Batch[] }).resourceSpans.flatMap(({ resource, scopeSpans }) => {
      const name = resource.attributes.find(({ key }) => key === 'service.name');
      const service = String(name?.value.stringValue);
      return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
    }),
  );

/** A collector of traces until the test is over. */
export async function startCollector() {
  const bodies: string[] = [];
  const { url, close } = await listen(async (request, response) => {
    bodies.push(await text(request));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  onTestFinished(close);
  return { url, bodies, spans: () => spansOf(bodies) };
}
