import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { createRegistry, timeClasses } from '../../telemetry/registry.ts';
import type { PoolLoad } from '../database.ts';
import type { SignInOutcome } from '../sign-in-guard.ts';

/**
 * How a call ended: `refused` is what its caller did wrong or may not do, `unavailable` what may succeed later (503),
 * `fault` what nobody foresaw, `left` what its caller did not wait for.
 */
export type CallOutcome = 'ok' | 'refused' | 'unavailable' | 'fault' | 'left';

/** What the service measures of itself, for Prometheus. */
export interface Metrics {
  /** A call has begun; the function that it answers is told how it ended. */
  begin(): (call: string, outcome: CallOutcome, seconds: number) => void;
  /** A sign-in was tried. */
  signIn(outcome: SignInOutcome): void;
  /** A step of the upkeep has ended. */
  upkeep(step: string, isFailing: boolean): void;
  readonly registry: Registry;
}

/** What the service holds and waits for, read whenever the metrics are. */
export interface LoadSources {
  readonly pool: () => PoolLoad;
  readonly waitingPasswords: () => number;
  /** Devices that should have sent by now and have not; unknown (NaN) while the database is away. */
  readonly silentDevices: () => Promise<number>;
  /** Seconds since 1970 at which the last backup ended, 0 before the first; unknown (NaN) while the database is away. */
  readonly backedUp: () => Promise<number>;
  /** Morning mails of today that the mail server has not taken for a reason of its own; unknown as above. */
  readonly untakenMails: () => Promise<number>;
  /** Whether the database answers and has all migrations, and what is sent can be stored. */
  readonly isReady: () => Promise<boolean>;
}

/** Metrics of one service and of its process. Every label has a bounded number of values. */
export function createMetrics(sources: LoadSources): Metrics {
  const registry = createRegistry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'attendance_service_request_seconds',
    help: 'Time of calls by their template, and how they ended.',
    labelNames: ['call', 'outcome'],
    buckets: timeClasses,
    registers,
  });
  const running = new Gauge({ name: 'attendance_service_requests', help: 'Calls that are answered now.', registers });
  const signIns = new Counter({
    name: 'attendance_service_sign_ins_total',
    help: 'Sign-ins by whether the password was right, wrong, or refused after too many wrong ones.',
    labelNames: ['outcome'],
    registers,
  });
  const failing = new Gauge({
    name: 'attendance_service_upkeep_failing',
    help: '1 while the last run of a step of the upkeep has failed.',
    labelNames: ['step'],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  new Gauge({
    name: 'attendance_service_connections',
    help: 'Connections to the database.',
    labelNames: ['state'],
    registers,
    collect() {
      const { busy, idle } = sources.pool();
      this.set({ state: 'busy' }, busy);
      this.set({ state: 'idle' }, idle);
    },
  });
  gauge('attendance_service_connections_limit', 'Connections that there may be.', () => sources.pool().most);
  gauge('attendance_service_connections_waiting', 'Queries that wait for a connection.', () => sources.pool().waiting);
  gauge('attendance_service_passwords_waiting', 'Passwords that wait to be hashed.', sources.waitingPasswords);
  gauge(
    'attendance_service_silent_devices',
    'Devices that have sent nothing today and should have by now.',
    sources.silentDevices,
  );
  gauge('attendance_service_backup_seconds', 'When the last backup ended, in seconds since 1970.', sources.backedUp);
  gauge(
    'attendance_service_untaken_mails',
    'Morning mails of today that the mail server has not taken for a reason of its own.',
    sources.untakenMails,
  );
  gauge('attendance_service_ready', '1 while the database answers and what is sent can be stored.', async () =>
    Number(await sources.isReady()),
  );
  return {
    begin() {
      running.inc();
      return (call, outcome, seconds) => {
        running.dec();
        requests.observe({ call, outcome }, seconds);
      };
    },
    signIn: (outcome) => signIns.inc({ outcome }),
    upkeep: (step, isFailing) => failing.set({ step }, Number(isFailing)),
    registry,
  };
}
