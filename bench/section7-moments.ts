import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningServer } from '../tests/support/product.ts';
import type { Child } from './child.ts';
import type { BeginViewer, Viewer } from './section7-pages.ts';
import type { ReceivedCalls } from './section7-service.ts';

/** The minutes in which somebody looks at the first dashboard. */
const minuteNames = [
  ...(['minute 1', 'minute 2', 'minute 3', 'minute 4', 'minute 5'] as const),
  ...(['minute 6', 'minute 7', 'minute 8', 'minute 9', 'minute 10'] as const),
];

/** What each of them may take, learning included. */
const minutes = Object.fromEntries(
  minuteNames.map((name) => [name, { name: `the same open, ${name}, with past days`, calls: 12 }]),
) as Readonly<Record<(typeof minuteNames)[number], Budget>>;

/** Names of the moments, in the order of the table, with what each may take. */
export const moments = {
  first: { name: 'first dashboard, until its cards stand', calls: 8, megabytes: 3 },
  ...minutes,
  again: { name: "the first user's dashboard again", calls: 8, megabytes: 3 },
  second: { name: "a second user's dashboard, with what follows", calls: 8, megabytes: 3 },
  rows: { name: 'attendance report, until its rows stand', calls: 2 },
  report: { name: 'attendance report, in all', calls: 4 },
  openDashboard: { name: 'an open dashboard, a minute', calls: 6 },
  openReport: { name: 'an open report, a minute', calls: 6 },
  thirty: { name: 'thirty open dashboards (quick: ten), a minute, lists that they share', calls: 12, isOfLists: true },
  month: { name: "a person's month, until its calendar stands", calls: 5, seconds: 1.5 },
  monthInAll: { name: "a person's month, in all" },
  restarted: { name: 'dashboard of a gateway that was started again', calls: 8, megabytes: 3 },
} as const satisfies Readonly<Record<string, Budget>>;

/** What a moment is called, and what it may take at most. */
export interface Budget {
  readonly name: string;
  readonly calls?: number;
  readonly megabytes?: number;
  readonly seconds?: number;
  /** Whether it leaves out the smallest list, by which each caller is confirmed. */
  readonly isOfLists?: boolean;
}

/** A moment's name among `moments`. */
type Moment = keyof typeof moments;

/** What a moment took. */
export interface MomentCost extends ReceivedCalls {
  readonly seconds: number;
  /** The most resident memory that the gateway has had so far, in mebibytes; NaN where the system does not tell it. */
  readonly peakMiB: number;
  /** Why the screen never stood. */
  readonly failure?: string;
}

/** What the moments happen to. */
export interface Stage {
  readonly service: Child;
  /** Starts the gateway; with the folder of one that has ended it is that one started again. */
  readonly start: () => Promise<RunningServer>;
  readonly begin: BeginViewer;
  /** Hears each moment as soon as it is measured. */
  readonly measured: (moment: Moment, cost: MomentCost) => void;
  /** Whether nothing is waited for but the screens: no minute in which somebody looks on. */
  readonly isQuick: boolean;
}

/** How many look at once, and how many of a quick run. */
const crowd = { whole: 30, quick: 10 };

const minute = 60_000;

/** Milliseconds after a screen stands in which all that it asks for has been asked. */
const following = 5_000;

/** By which call a caller is confirmed. */
const smallest = 'GET /shift/findAll';

/** Lives through all moments, one after the other; the gateway knows nothing at the first. */
export async function measureMoments({ service, start, begin, measured, isQuick }: Stage): Promise<void> {
  const staffID = await service.ask<string>('staffID');
  const tokensOf = (role: string, count: number) => service.ask<string[]>('tokens', { role, count });
  const [admin = '', ...others] = await tokensOf('admin', isQuick ? crowd.quick : crowd.whole);
  const [manager = ''] = await tokensOf('management', 1);
  const measure = async (moment: Moment, work: () => Promise<unknown>, before?: MomentCost) => {
    const began = performance.now();
    const failure = await work().then(
      () => undefined,
      (error: unknown) => String(error).split('\n')[0],
    );
    const seconds = (performance.now() - began) / 1_000;
    const received = await service.ask<ReceivedCalls>('receivedCalls');
    const leftOut =
      (isOfLists(moment) ? (received.kinds[smallest] ?? 0) : 0) + (moment in minutes ? 0 : received.pastDays);
    const own = {
      ...received,
      calls: received.calls - leftOut,
      seconds,
      peakMiB: peakOf(gateway.pid),
      ...(failure && { failure }),
    };
    const one = added(own, before);
    measured(moment, one);
    return one;
  };
  const forget = () => service.ask<ReceivedCalls>('receivedCalls');
  const look = async (moment: Moment) => {
    if (!isQuick) await measure(moment, () => wait(minute));
  };
  /** Opens a dashboard, and waits until all that it asks for has been asked. */
  const visit = (viewer: Viewer) => async () => {
    await viewer.openDashboard();
    await wait(following);
  };

  let gateway = await start();
  try {
    await forget();
    const viewer = await begin(gateway.url, admin);
    const cards = await measure('first', () => viewer.openDashboard());
    if (isQuick) await wait(following);
    else {
      const whole = { ...cards, calls: cards.calls + cards.pastDays };
      await measure('minute 1', () => wait(Math.max(0, minute - cards.seconds * 1_000)), whole);
      for (const name of minuteNames.slice(1)) await measure(name, () => wait(minute));
    }
    await viewer.leave();
    await forget();

    const again = await begin(gateway.url, admin);
    await measure('again', visit(again));
    await again.leave();
    await forget();
    // Of another role: what is learned of past days for it begins after that.
    const second = await begin(gateway.url, manager);
    await measure('second', visit(second));
    await second.leave();
    const returning = await begin(gateway.url, admin);
    await visit(returning)();
    await forget();
    await look('openDashboard');
    const rows = await measure('rows', () => returning.openReport());
    await measure('report', () => wait(following), rows);
    await forget();
    await look('openReport');
    const month = await measure('month', () => returning.openMonth(staffID));
    await measure('monthInAll', () => wait(isQuick ? following : 3 * following), month);
    await returning.leave();

    await forget();
    const viewers: Viewer[] = [];
    for (const token of [admin, ...others]) viewers.push(await begin(gateway.url, token));
    const opened = await Promise.allSettled(viewers.map((one) => one.openDashboard()));
    await wait(following);
    await forget();
    await measure('thirty', async () => {
      await wait(minute);
      const failed = opened.filter(({ status }) => status === 'rejected').length;
      if (failed > 0) throw new Error(`${failed} of them never stood`);
    });
    await Promise.all(viewers.map((one) => one.leave()));

    await gateway.stop();
    gateway = await start();
    await forget();
    const last = await begin(gateway.url, admin);
    await measure('restarted', visit(last));
    await last.leave();
  } finally {
    await gateway.stop();
  }
}

/** The most resident memory of a process so far, in mebibytes, as Linux tells it. */
function peakOf(pid: number): number {
  try {
    const [, kibibytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kibibytes) / 1_024;
  } catch {
    return Number.NaN;
  }
}

const isOfLists = (moment: Moment): boolean => (moments[moment] as Budget).isOfLists ?? false;

/** What two parts of a moment took; the calls by name are those of the later part. It has failed where one part has. */
const added = (one: MomentCost, before: MomentCost | undefined): MomentCost => ({
  ...(before?.failure && { failure: before.failure }),
  ...one,
  calls: one.calls + (before?.calls ?? 0),
  pastDays: one.pastDays + (before?.pastDays ?? 0),
  bytes: one.bytes + (before?.bytes ?? 0),
  seconds: one.seconds + (before?.seconds ?? 0),
});
