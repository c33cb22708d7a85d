import type { RequestHandler } from 'express';
import { knownCode } from '../shared/errors.ts';
import type { Metrics } from './metrics.ts';
import { createOperationNames } from './operation-names.ts';
import type { OperationWatcher } from './operation-watcher.ts';

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** What the operator must mend; every other code is a refusal. */
const outages: ReadonlySet<string> = new Set([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_BAD_RESPONSE',
  'INTERNAL_SERVER_ERROR',
]);

const failureOf = (code: string | null) => (code === null || outages.has(knownCode(code)) ? 'outage' : 'refused');

/** Measures every GraphQL request. */
export function measureOperations(metrics: Metrics): OperationWatcher {
  const labelOf = createOperationNames();
  return ({ name, kind, code, outcome, viewer, start }) => {
    const label = kind ? labelOf(name, viewer !== null) : 'refused';
    metrics.operation(
      label,
      outcome === 'error' ? failureOf(code) : outcome,
      code === null ? null : knownCode(code),
      secondsSince(start),
    );
  };
}

/** Measures every export of a list that there is. */
export function measureExports(metrics: Metrics): RequestHandler {
  return (_request, response, next) => {
    const start = performance.now();
    response.once('close', () => {
      const isWhole = response.writableFinished && [200, 304].includes(response.statusCode);
      const list: unknown = response.locals.list;
      if (typeof list === 'string') metrics.export(list, isWhole ? 'whole' : 'broken', secondsSince(start));
    });
    next();
  };
}
