import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { describe, expect, it } from 'vitest';
import { withoutErrorWords } from '../../telemetry/without-error-words.ts';

/** A span as it is exported. */
async function exported(act: (span: ReturnType<ReturnType<TracerProvider['getTracer']>['startSpan']>) => void) {
  const memory = new InMemorySpanExporter();
  const exporter = withoutErrorWords(memory);
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  const span = provider.getTracer('test').startSpan('statement', { attributes: { 'db.system': 'postgresql' } });
  act(span);
  span.end();
  await provider.forceFlush();
  return memory.getFinishedSpans()[0];
}

describe('withoutErrorWords', () => {
  it('exports the code of an error, and none of its words, which may quote a value', async () => {
    const error = Object.assign(new Error('invalid input syntax for type uuid: "ada@company.example"'), {
      code: '22P02',
    });
    const span = await exported((one) => {
      one.recordException(error);
      one.setStatus({ code: SpanStatusCode.ERROR, message: error.message });
    });
    expect(span?.status).toEqual({ code: SpanStatusCode.ERROR });
    expect(span?.events.map(({ name, attributes }) => ({ name, attributes }))).toEqual([
      { name: 'exception', attributes: { 'exception.type': '22P02' } },
    ]);
    expect(span?.attributes).toEqual({ 'db.system': 'postgresql' });
    expect(span?.duration).toHaveLength(2);
    expect(span?.spanContext().spanId).toMatch(/^[0-9a-f]{16}$/);
  });

  it('leaves a status that is a code, and events that are no errors', async () => {
    const span = await exported((one) => {
      one.addEvent('retried', { times: 2 });
      one.setStatus({ code: SpanStatusCode.ERROR, message: 'UPSTREAM_TIMEOUT' });
    });
    expect(span?.status).toEqual({ code: SpanStatusCode.ERROR, message: 'UPSTREAM_TIMEOUT' });
    expect(span?.events.map(({ attributes }) => attributes)).toEqual([{ times: 2 }]);
  });
});
