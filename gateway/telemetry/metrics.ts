import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ErrorCode } from '../errors.ts';

/** What the gateway measures of itself, for Prometheus. */
export interface Metrics {
  /** One GraphQL request; `partial` when a part of the answer is missing; `code` is its first error's, null when it had none. */
  operation(name: string, outcome: 'ok' | 'partial' | 'error', code: string | null, seconds: number): void;
  /** One call to the attendance service, by its name; `code` as above. */
  upstream(call: string, code: ErrorCode | null, seconds: number): void;
  /** One export that ended; `outcome` is whether its reader got all of it. */
  export(list: string, outcome: 'whole' | 'broken', seconds: number): void;
  /** One request that a rate limit refused. */
  refusal(limit: string): void;
  /** Everything in the text form of Prometheus, and the content type of that. */
  read(): Promise<{ readonly type: string; readonly text: string }>;
}

/** What the list store holds now. */
type StoreSize = () => { readonly lists: number; readonly bytes: number };

const seconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of one gateway and of its process. Every label has a bounded number of values. */
export function createMetrics(storeSize: StoreSize): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const operations = new Histogram({
    name: 'attendance_operation_seconds',
    help: 'Time of GraphQL requests by operation, up to the last byte of the answer made.',
    labelNames: ['operation', 'outcome'],
    buckets: seconds,
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
    buckets: seconds,
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
  new Gauge({
    name: 'attendance_list_store_lists',
    help: 'Lists of the attendance service that are stored.',
    registers,
    collect() {
      this.set(storeSize().lists);
    },
  });
  new Gauge({
    name: 'attendance_list_store_bytes',
    help: 'Bytes that the stored lists are reckoned at.',
    registers,
    collect() {
      this.set(storeSize().bytes);
    },
  });
  return {
    operation(name, outcome, code, time) {
      operations.observe({ operation: name, outcome }, time);
      if (code !== null) errors.inc({ code });
    },
    upstream: (call, code, time) => upstream.observe({ call, outcome: code ?? 'ok' }, time),
    export: (list, outcome, time) => exports.observe({ list, outcome }, time),
    refusal: (limit) => refusals.inc({ limit }),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
