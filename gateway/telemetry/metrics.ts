import type { RequestHandler } from 'express';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { createRegistry, timeClasses } from '../../telemetry/registry.ts';
import { codeOf, type ErrorCode, knownCode } from '../shared/errors.ts';
import type { OnCall } from '../upstream/client.ts';
import type { GuardLoad } from '../upstream/guard.ts';
import type { OperationWatcher } from './request-log.ts';

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

/** What a gateway holds and waits for, read whenever the metrics are. */
export interface LoadSources {
  readonly store: () => { readonly lists: number; readonly bytes: number };
  readonly storeLimit: number;
  /** Each kind of call to upstream. */
  readonly upstream: () => readonly { readonly call: string; readonly load: GuardLoad }[];
  /** Whether the lists of upstream have validators; null before that is known. */
  readonly hasValidators: () => boolean | null;
  /** Past days that have been learned, and those that are to be. */
  readonly digests: () => { readonly learned: number; readonly bytes: number; readonly pending: number };
  /** Whether Redis answers; null where the gateway counts alone. */
  readonly isRedisThere: (() => boolean) | null;
}

/** Measures how full stores and queues are, which circuits are open and whether Redis is there. */
export function measureLoad(registry: Registry, sources: LoadSources): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('attendance_list_store_lists', 'Lists of upstream that are stored.', () => sources.store().lists);
  gauge('attendance_list_store_bytes', 'Bytes that the stored lists are reckoned at.', () => sources.store().bytes);
  gauge('attendance_list_store_limit_bytes', 'Bytes that stored lists may take.', () => sources.storeLimit);
  gauge(
    'attendance_upstream_validators',
    '1 where upstream names versions of its lists, 0 where not, -1 unknown.',
    () => {
      const hasValidators = sources.hasValidators();
      return hasValidators === null ? -1 : Number(hasValidators);
    },
  );
  const { digests } = sources;
  gauge('attendance_digests_learned', 'Lists of past days whose digests are in memory.', () => digests().learned);
  gauge('attendance_digests_bytes', 'Bytes that these digests are reckoned at.', () => digests().bytes);
  gauge('attendance_digests_pending', 'Lists of past days that are to be learned.', () => digests().pending);
  const byCall = (name: string, help: string, read: (load: GuardLoad) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['call'],
      registers: [registry],
      collect() {
        for (const { call, load } of sources.upstream()) this.set({ call }, read(load));
      },
    });
  byCall('attendance_upstream_waiting', 'Calls to upstream that wait in the queue.', ({ waiting }) => waiting);
  byCall('attendance_upstream_running', 'Calls to upstream that are sent.', ({ running }) => running);
  byCall('attendance_upstream_circuit_open', '1 while calls of a kind pause after outages.', ({ isOpen }) =>
    Number(isOpen),
  );
  const { isRedisThere } = sources;
  if (!isRedisThere) return;
  gauge('attendance_redis_up', '1 while limits are counted in Redis, by all gateways together.', () =>
    Number(isRedisThere()),
  );
}

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

const mostNames = 100;

/**
 * The label of an operation by the name that its client gave it. Clients may invent names without end: only the first
 * hundred that signed-in callers use get a label of their own, all others are `other`, those without one `anonymous`.
 */
export function createOperationNames(most = mostNames): (name: string | null, isSignedIn: boolean) => string {
  const names = new Set<string>();
  return (name, isSignedIn) => {
    if (!name) return 'anonymous';
    if (names.has(name)) return name;
    if (!isSignedIn || names.size >= most || name.length > 60) return 'other';
    names.add(name);
    return name;
  };
}

/** Measures every call of upstream. */
export function measureUpstream(metrics: Metrics): OnCall {
  return async ({ call }, _caller, send) => {
    const start = performance.now();
    const note = (code: ReturnType<typeof codeOf>) => metrics.upstream(call, code, (performance.now() - start) / 1000);
    try {
      const answer = await send();
      note(null);
      return answer;
    } catch (error) {
      note(codeOf(error) ?? 'UPSTREAM_BAD_RESPONSE');
      throw error;
    }
  };
}
