import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';

/** Where sign-ins are handed in, by an administrator, and of whom. */
interface SignInLoad {
  /** Of the REST service, with the prefix and a slash at the end. */
  readonly base: string;
  readonly token: string;
  readonly staffIDs: readonly string[];
  /** Sign-ins a second. */
  readonly rate: number;
  /** Today, `YYYY-MM-DD`, and the time of the service's clock. */
  readonly day: string;
  readonly now: () => number;
}

/** What came of the sign-ins. */
export interface SignInFigures {
  readonly sent: number;
  readonly refused: number;
  /** Milliseconds from sending a sign-in to reading it, of every fourth: the middle and the most. */
  readonly middle: number;
  readonly most: number;
}

/** Milliseconds between two bursts, and until one who does not find their sign-in looks again. */
const tick = 50;

/** Hands in sign-ins of now until it is stopped, and reads every fourth back by the person's own month. */
export function startSignIns({ base, token, staffIDs, rate, day, now }: SignInLoad): {
  stop(): Promise<SignInFigures>;
} {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const latencies: number[] = [];
  const pending = new Set<Promise<void>>();
  const counts = { sent: 0, refused: 0 };
  const isThere = async (staffID: string, attendanceDate: string) => {
    const address = `${base}attendance/find/customer?${new URLSearchParams({ date: day, mode: 'signedIn', staffID })}`;
    const { body } = await request(address, { headers });
    return (await body.text()).includes(attendanceDate);
  };
  const signIn = async (number: number) => {
    const start = performance.now();
    const staffID = staffIDs[number % staffIDs.length] ?? '';
    const attendanceDate = new Date(now() - 1).toISOString();
    const record = JSON.stringify({ staffID, mode: 'signedIn', attendanceDate });
    const { statusCode, body } = await request(`${base}attendance/create`, { method: 'POST', headers, body: record });
    await body.text();
    if (statusCode !== 200) {
      counts.refused += 1;
      return;
    }
    if (number % 4 !== 0) return;
    while (!(await isThere(staffID, attendanceDate))) await wait(tick);
    latencies.push(performance.now() - start);
  };
  const begun = performance.now();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begun) * rate) / 1_000);
    for (; counts.sent < due; counts.sent += 1) {
      const work = signIn(counts.sent).catch(() => {
        counts.refused += 1;
      });
      pending.add(work);
      void work.then(() => pending.delete(work));
    }
  }, tick);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      latencies.sort((one, other) => one - other);
      const middle = latencies[Math.floor(latencies.length / 2)] ?? Number.NaN;
      return { ...counts, middle, most: latencies.at(-1) ?? Number.NaN };
    },
  };
}
