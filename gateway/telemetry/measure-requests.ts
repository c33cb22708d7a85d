import type { RequestHandler } from 'express';
import { knownCode } from '../errors.ts';
import type { Metrics } from './metrics.ts';
import { createOperationNames } from './operation-names.ts';
import type { OperationWatcher } from './operation-watcher.ts';

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** Measures every GraphQL request. */
export function measureOperations(metrics: Metrics): OperationWatcher {
  const labelOf = createOperationNames();
  return ({ name, kind, code, outcome, viewer, start }) => {
    const label = kind ? labelOf(name, viewer !== null) : 'refused';
    metrics.operation(label, outcome, code === null ? null : knownCode(code), secondsSince(start));
  };
}

/** Measures every export of a list that there is. */
export function measureExports(metrics: Metrics): RequestHandler {
  return (_request, response, next) => {
    const start = performance.now();
    response.once('close', () => {
      const isWhole = response.writableFinished && response.statusCode === 200;
      const list: unknown = response.locals.list;
      if (typeof list === 'string') metrics.export(list, isWhole ? 'whole' : 'broken', secondsSince(start));
    });
    next();
  };
}
