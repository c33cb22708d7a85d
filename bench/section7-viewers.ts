import { liveInterval, liveRows, wholeListsInterval } from '../schema/live.ts';
import { clientOperations } from './client-operations.ts';
import { clientOperation, clientQueries } from './documents.ts';

/** Somebody who looks at the dashboard; each screen stays open until another is opened or the viewer leaves. */
export interface Viewer {
  /** Opens the dashboard; resolves when each number of its cards stands. */
  openDashboard(): Promise<void>;
  /** Opens the attendance report of today; resolves when its rows stand. */
  openReport(): Promise<void>;
  /** Opens somebody's page of this month; resolves when the calendar stands. */
  openMonth(staffID: string): Promise<void>;
  leave(): Promise<void>;
}

/** Begins the session of a viewer. */
export type BeginViewer = (gateway: string, token: string) => Promise<Viewer>;

/** Milliseconds after which the dashboard asks for what is learned of past days. */
const laterAfter = 1_000;

/** Milliseconds from one whole reading of the dashboard to the next, where a poll is cheap for the service. */
const refreshEvery = 30_000;

/** Queries of the client that a screen would send and the client does not have any more. */
export const missingQueries = new Set<string>();

/** Answers that failed, by operation and message. */
export const failedAnswers = new Map<string, number>();

interface Reply {
  readonly data?: { readonly overview?: { readonly refreshAfter?: number } | null } | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** What is put in the place of the variables of another company's day. */
const first = { search: null, where: [], orderBy: [], first: 20, offset: 0, mode: 'SIGNED_IN', newest: liveRows };

/**
 * A viewer without a browser: sends the client's operations when its screens do, as far as that can be told without
 * running them. What a screen asks once more because something was missing is left out.
 */
export const beginPlainViewer = (today: string): BeginViewer => {
  const month = today.slice(0, 7);
  const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  const period = { date: today, month, until: yesterday, days: 29, from: `${month}-01`, to: today };
  return async (gateway, token) => {
    let timers: NodeJS.Timeout[] = [];
    let open = new AbortController();
    const ask = async (name: string, variables: object = {}): Promise<void> => {
      if (!clientQueries.has(name)) return void missingQueries.add(name);
      const usual = clientOperations[name]?.(0) ?? {};
      const operation = clientOperation(name, { ...usual, ...first, ...period, ...variables });
      await read(name, { method: 'POST', body: JSON.stringify(operation) }, `${gateway}/graphql`);
    };
    const validators = new Map<string, string>();
    /** Milliseconds from one poll to the next, as the gateway said last. */
    let refreshAfter = liveInterval;
    const isSlow = () => refreshAfter > liveInterval;
    const pollEvery = () => (isSlow() ? Math.max(refreshAfter, wholeListsInterval) : refreshAfter);
    const poll = async (name: string): Promise<void> => {
      if (!clientQueries.has(name)) return void missingQueries.add(name);
      const told = { isWhole: isSlow(), isSlow: isSlow() };
      const asked = JSON.stringify({ ...clientOperations[name]?.(0), ...first, ...period, ...told });
      const query = new URLSearchParams({ query: clientQueries.get(name) ?? '', variables: asked });
      const validator = validators.get(name);
      const headers = { 'cache-control': 'no-cache', ...(validator && { 'if-none-match': validator }) };
      const etag = await read(name, { headers }, `${gateway}/graphql?${query}`);
      if (etag) validators.set(name, etag);
    };
    const read = async (name: string, request: RequestInit, url: string): Promise<string | null> => {
      const headers = {
        authorization: `Bearer ${token}`,
        'apollo-require-preflight': 'true',
        'content-type': 'application/json',
        ...request.headers,
      };
      try {
        const reply = await fetch(url, { ...request, headers, signal: open.signal });
        if (reply.status === 304) return null;
        const { data, errors } = (await reply.json()) as Reply;
        for (const { message } of errors ?? []) note(`${name}: ${message}`);
        refreshAfter = data?.overview?.refreshAfter ?? refreshAfter;
        return reply.headers.get('etag');
      } catch (error) {
        if (!open.signal.aborted) note(`${name}: ${error}`);
        return null;
      }
    };
    const close = () => {
      open.abort();
      open = new AbortController();
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    };
    /** Asks again and again, beginning at any moment of the interval. */
    const every = (interval: () => number, work: () => Promise<void>) => {
      const own = open;
      const turn = async () => {
        await work();
        if (!own.signal.aborted) timers.push(setTimeout(turn, interval()));
      };
      timers.push(setTimeout(turn, Math.random() * interval()));
    };
    const later = (names: readonly string[]) =>
      timers.push(setTimeout(() => void Promise.all(names.map((name) => ask(name))), laterAfter));
    return {
      async openDashboard() {
        close();
        await Promise.all([ask('Extensions'), ask('Overview')]);
        later(['DayReasons', 'DayFindings', 'AttendanceTrend', 'NearSerialLateness']);
        every(pollEvery, () => poll('DayNumbers'));
        every(
          () => refreshEvery,
          async () => (isSlow() ? undefined : ask('Overview')),
        );
      },
      async openReport() {
        close();
        await Promise.all([ask('Extensions'), ask('Attendance')]);
        timers.push(setTimeout(() => void ask('AttendanceFindings', { offset: 0 }), 0));
        every(pollEvery, () => poll('AttendanceNews'));
      },
      async openMonth(staffID) {
        close();
        await ask('PersonMonth', { staffID });
      },
      async leave() {
        close();
      },
    };
  };
};

function note(failure: string): void {
  failedAnswers.set(failure, (failedAnswers.get(failure) ?? 0) + 1);
}
