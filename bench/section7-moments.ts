import { setTimeout as wait } from 'node:timers/promises';
import type { RunningServer } from '../tests/support/product.ts';
import type { Child } from './child.ts';
import type { BeginViewer, Viewer } from './section7-pages.ts';
import type { ReceivedCalls } from './section7-service.ts';

/** Names of the moments, in the order of the table, with what each may take. */
export const moments = {
  first: { name: 'first dashboard, until its cards stand', calls: 8, megabytes: 3 },
  minute: { name: 'the same, within the first minute', calls: 40, megabytes: 12 },
  learned: { name: 'what is learned of past days after it' },
  second: { name: "a second user's dashboard, with what follows", calls: 8, megabytes: 3 },
  again: { name: "the first user's dashboard again", calls: 8, megabytes: 3 },
  rows: { name: 'attendance report, until its rows stand', calls: 2 },
  report: { name: 'attendance report, in all', calls: 4 },
  openDashboard: { name: 'an open dashboard, a minute', calls: 6 },
  openReport: { name: 'an open report, a minute', calls: 6 },
  thirty: { name: 'thirty open dashboards, a minute, lists that they share', calls: 12, isOfLists: true },
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
export type Moment = keyof typeof moments;

/** What a moment took. */
export interface MomentCost extends ReceivedCalls {
  readonly seconds: number;
  /** Why the screen never stood. */
  readonly failure?: string;
}

/** What the moments happen to. */
export interface Stage {
  readonly service: Child;
  /** Starts the gateway; with the folder of one that has ended it is that one started again. */
  readonly start: () => Promise<RunningServer>;
  readonly begin: BeginViewer;
}

/** How many look at once. */
const crowd = 30;

const minute = 60_000;

/** Milliseconds after a screen stands in which all that it asks for has been asked. */
const following = 5_000;

/** Milliseconds without a call for a past day after which nothing is learned any more, and the most that is waited for it. */
const quiet = 20_000;
const longestLearning = 300_000;

/** By which call a caller is confirmed. */
const smallest = 'GET /shift/findAll';

/** Lives through all moments, one after the other; the gateway knows nothing at the first. */
export async function measureMoments({ service, start, begin }: Stage): Promise<Map<Moment, MomentCost>> {
  const taken = new Map<Moment, MomentCost>();
  const staffID = await service.ask<string>('staffID');
  const tokensOf = (role: string, count: number) => service.ask<string[]>('tokens', { role, count });
  const [admin = '', ...others] = await tokensOf('admin', crowd);
  const [manager = ''] = await tokensOf('management', 1);
  const measure = async (moment: Moment, work: () => Promise<unknown>, before?: MomentCost) => {
    const began = performance.now();
    const failure = await work().then(
      () => undefined,
      (error: unknown) => String(error).split('\n')[0],
    );
    const seconds = (performance.now() - began) / 1_000;
    const received = await service.ask<ReceivedCalls>('receivedCalls');
    const calls = isOfLists(moment) ? received.calls - (received.kinds[smallest] ?? 0) : received.calls;
    const one = added({ ...received, calls, seconds, ...(failure && { failure }) }, before);
    taken.set(moment, one);
    return one;
  };
  const forget = () => service.ask<ReceivedCalls>('receivedCalls');

  let gateway = await start();
  try {
    await forget();
    const viewer = await begin(gateway.url, admin);
    const cards = await measure('first', () => viewer.openDashboard());
    await measure('minute', () => wait(minute - cards.seconds * 1_000), cards);
    await viewer.leave();
    const learn = () => measure('learned', () => untilQuiet(service), taken.get('learned'));
    await learn();

    const second = await begin(gateway.url, manager);
    await measure('second', async () => {
      await second.openDashboard();
      await wait(following);
    });
    await second.leave();
    await forget();
    const returning = await begin(gateway.url, admin);
    await measure('again', async () => {
      await returning.openDashboard();
      await wait(following);
    });
    await learn();
    await measure('openDashboard', () => wait(minute));
    const rows = await measure('rows', () => returning.openReport());
    await measure('report', () => wait(following), rows);
    await learn();
    await measure('openReport', () => wait(minute));
    const month = await measure('month', () => returning.openMonth(staffID));
    await measure('monthInAll', () => wait(3 * following), month);
    await returning.leave();

    await forget();
    const viewers: Viewer[] = [];
    for (const token of [admin, ...others]) viewers.push(await begin(gateway.url, token));
    const opened = await Promise.allSettled(viewers.map((one) => one.openDashboard()));
    await wait(following);
    await forget();
    await learn();
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
    await measure('restarted', async () => {
      await last.openDashboard();
      await wait(following);
    });
    await last.leave();
  } finally {
    await gateway.stop();
  }
  return taken;
}

const isOfLists = (moment: Moment): boolean => (moments[moment] as Budget).isOfLists ?? false;

/** What two parts of a moment took; the calls by name are those of the later part. */
const added = (one: MomentCost, before: MomentCost | undefined): MomentCost => ({
  ...one,
  calls: one.calls + (before?.calls ?? 0),
  pastDays: one.pastDays + (before?.pastDays ?? 0),
  bytes: one.bytes + (before?.bytes ?? 0),
  seconds: one.seconds + (before?.seconds ?? 0),
});

/** Waits until no past day is asked for any more, and leaves what came to be counted. */
async function untilQuiet(service: Child): Promise<void> {
  const began = performance.now();
  let last = await service.ask<number>('pastDays');
  let since = performance.now();
  while (performance.now() - since < quiet && performance.now() - began < longestLearning) {
    await wait(500);
    const count = await service.ask<number>('pastDays');
    if (count !== last) since = performance.now();
    last = count;
  }
}
