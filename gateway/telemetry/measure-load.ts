import { Gauge, type Registry } from 'prom-client';
import type { GuardLoad } from '../upstream/guard.ts';

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
