import { Counter, Histogram, type Registry } from 'prom-client';
import { createRegistry, timeClasses } from '../../telemetry/registry.ts';
import type { ErrorCode } from '../shared/errors.ts';

/** What the gateway measures of itself, for Prometheus. */
export interface Metrics {
  /** One GraphQL request; `code` is its first error's, null when it had none. */
  operation(name: string, outcome: OperationOutcome, code: string | null, seconds: number): void;
  /** One call to the attendance service, by its name; `code` as above. */
  upstream(call: string, code: ErrorCode | null, seconds: number): void;
  /** One export that ended; `outcome` is whether its reader got all of it. */
  export(list: string, outcome: 'whole' | 'broken', seconds: number): void;
  /** One request that a rate limit refused. */
  refusal(limit: string): void;
  readonly registry: Registry;
}

/**
 * How a request ended: `partial` lacks a part of its answer; `refused` is what its caller did wrong or may not do;
 * `outage` is what the operator must mend: upstream's failures and our own.
 */
type OperationOutcome = 'ok' | 'partial' | 'refused' | 'outage';

/** Metrics of one gateway and of its process. Every label has a bounded number of values. */
export function createMetrics(): Metrics {
  const registry = createRegistry();
  const registers = [registry];
  const operations = new Histogram({
    name: 'attendance_operation_seconds',
    help: 'Time of GraphQL requests by operation, up to the last byte of the answer made.',
    labelNames: ['operation', 'outcome'],
    buckets: timeClasses,
    registers,
  });
  const errors = new Counter({
    name: 'attendance_operation_errors_total',
    help: 'GraphQL requests by the code of their first error.',
    labelNames: ['code'],
    registers,
  });
  const upstream = new Histogram({
    name: 'attendance_upstream_seconds',
    help: 'Time of calls to the attendance service; outcome is ok or the error code.',
    labelNames: ['call', 'outcome'],
    buckets: timeClasses,
    registers,
  });
  const exports = new Histogram({
    name: 'attendance_export_seconds',
    help: 'Time of exports by list.',
    labelNames: ['list', 'outcome'],
    buckets: [0.1, 0.5, 1, 5, 15, 60],
    registers,
  });
  const refusals = new Counter({
    name: 'attendance_rate_limit_refusals_total',
    help: 'Requests that a rate limit refused.',
    labelNames: ['limit'],
    registers,
  });
  return {
    operation(name, outcome, code, time) {
      operations.observe({ operation: name, outcome }, time);
      if (code !== null) errors.inc({ code });
    },
    upstream: (call, code, time) => upstream.observe({ call, outcome: code ?? 'ok' }, time),
    export: (list, outcome, time) => exports.observe({ list, outcome }, time),
    refusal: (limit) => refusals.inc({ limit }),
    registry,
  };
}
