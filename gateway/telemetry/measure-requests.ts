import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import type { Context } from '../context.ts';
import { knownCode } from '../errors.ts';
import type { Metrics } from './metrics.ts';
import { createOperationNames } from './operation-names.ts';

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** Measures every GraphQL request. */
export function measureOperations(metrics: Metrics): ApolloServerPlugin<Context> {
  const labelOf = createOperationNames();
  return {
    async requestDidStart({ contextValue }) {
      const start = performance.now();
      return {
        async willSendResponse({ operation, operationName, errors }) {
          const name = operation ? labelOf(operationName ?? null, contextValue.viewer !== null) : 'refused';
          const code = errors?.[0] ? knownCode(errors[0].extensions.code) : null;
          metrics.operation(name, code, secondsSince(start));
        },
      };
    },
  };
}

/** Measures every export of a list that there is. */
export function measureExports(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    if (!request.path.startsWith('/export/')) return next();
    const start = performance.now();
    response.once('close', () => {
      const isWhole = response.writableFinished && response.statusCode === 200;
      const list: unknown = response.locals.list;
      if (typeof list === 'string') metrics.export(list, isWhole ? 'whole' : 'broken', secondsSince(start));
    });
    next();
  };
}
