import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** A code of an error, such as `23505` or `UPSTREAM_TIMEOUT`. */
const isCode = (text: string) => /^[A-Z0-9_]{1,40}$/.test(text);

/**
 * The exporter, which gets spans without the words of errors: those of a database quote the value that it did not take.
 * That there was an error, and of which type or code, stays.
 */
export function withoutErrorWords(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(withoutWords), done),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

function withoutWords(span: ReadableSpan): ReadableSpan {
  const { code, message = '' } = span.status;
  const events = span.events.map((event) => {
    const type = event.attributes?.['exception.type'];
    return event.name === 'exception'
      ? { ...event, attributes: type === undefined ? {} : { 'exception.type': type } }
      : event;
  });
  return Object.create(span, {
    status: { value: isCode(message) ? { code, message } : { code } },
    events: { value: events },
  });
}
