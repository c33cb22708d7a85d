import type { RequestHandler } from 'express';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { createRegistry, timeClasses } from '../../telemetry/registry.ts';
import { codeOf, knownCode } from '../shared/errors.ts';
import type { OnCall } from '../upstream/client.ts';
import type { GuardLoad } from '../upstream/guard.ts';
import type { OperationWatcher } from './request-log.ts';

/**
 * Creates the metrics of one gateway and its process, and what records them: `watchers` of GraphQL requests, `watchExports`,
 * `onCall` of upstream calls, and `refused` with the name of a rate limit. Every label has a bounded number of values.
 */
export function createMetrics(sources: LoadSources) {
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
  measureLoad(registry, sources);

  const labelOf = createOperationNames();
  const watchOperation: OperationWatcher = ({ name, kind, code, outcome, viewer, state: { start } }) => {
    const operation = kind ? labelOf(name, viewer !== null) : 'refused';
    operations.observe({ operation, outcome: outcome === 'error' ? failureOf(code) : outcome }, secondsSince(start));
    if (code !== null) errors.inc({ code: knownCode(code) });
  };
  const watchExport: RequestHandler = (_request, response, next) => {
    const start = performance.now();
    response.once('close', () => {
      const isWhole = response.writableFinished && [200, 304].includes(response.statusCode);
      const list: unknown = response.locals.list;
      if (typeof list !== 'string') return;
      exports.observe({ list, outcome: isWhole ? 'whole' : 'broken' }, secondsSince(start));
    });
    next();
  };
  const onCall: OnCall = async ({ call }, _caller, send) => {
    const start = performance.now();
    try {
      const answer = await send();
      upstream.observe({ call, outcome: 'ok' }, secondsSince(start));
      return answer;
    } catch (error) {
      upstream.observe({ call, outcome: codeOf(error) ?? 'UPSTREAM_BAD_RESPONSE' }, secondsSince(start));
      throw error;
    }
  };
  const refused = (limit: string) => refusals.inc({ limit });
  return { registry, watchers: [watchOperation], watchExports: [watchExport], onCall, refused };
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** Codes of failures that the operator must mend; every other code is a refusal. */
const outages: ReadonlySet<string> = new Set([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_BAD_RESPONSE',
  'INTERNAL_SERVER_ERROR',
]);

const failureOf = (code: string | null) => (code === null || outages.has(knownCode(code)) ? 'outage' : 'refused');

/** State of a gateway that is read whenever the metrics are. */
export interface LoadSources {
  readonly store: () => { readonly lists: number; readonly bytes: number };
  readonly storeLimit: number;
  /** Each kind of call to upstream. */
  readonly upstream: () => readonly { readonly call: string; readonly load: GuardLoad }[];
  /** Whether the lists of upstream have validators; null before that is known. */
  readonly hasValidators: () => boolean | null;
  /** Lists of past days: those in memory, and those still to read. */
  readonly pastDays: () => { readonly learned: number; readonly bytes: number; readonly pending: number };
  /** What is known of the service, for operators. */
  readonly details: () => object;
  /** Whether Redis answers; null where the gateway counts alone. */
  readonly isRedisThere: (() => boolean) | null;
}

/** Measures stores, queues, circuits and Redis. */
function measureLoad(registry: Registry, sources: LoadSources): void {
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
  gauge('attendance_list_store_bytes', 'Estimated bytes of the stored lists.', () => sources.store().bytes);
  gauge('attendance_list_store_limit_bytes', 'Bytes that stored lists may take.', () => sources.storeLimit);
  gauge(
    'attendance_upstream_validators',
    '1 where upstream names versions of its lists, 0 where not, -1 unknown.',
    () => {
      const hasValidators = sources.hasValidators();
      return hasValidators === null ? -1 : Number(hasValidators);
    },
  );
  const { pastDays } = sources;
  gauge('attendance_past_days_learned', 'Lists of past days that are in memory.', () => pastDays().learned);
  gauge('attendance_past_days_bytes', 'Estimated bytes of these lists.', () => pastDays().bytes);
  gauge('attendance_past_days_pending', 'Lists of past days that are to be learned.', () => pastDays().pending);
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

const mostNames = 100;

/**
 * Creates the function that labels an operation by its client's name. The first hundred names of signed-in callers are labels,
 * all others are `other`, so that clients cannot make any number of labels; an operation without a name is `anonymous`.
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
