import { setTimeout as wait } from 'node:timers/promises';

/** A record as a device sends it. */
export interface SentRecord {
  readonly staffID: string;
  readonly mode: 'signedIn' | 'signedOut';
  readonly attendanceDate: string;
  readonly idempotencyKey?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

interface Verdict {
  readonly outcome: 'stored' | 'repeated' | 'refused';
  readonly message?: string;
}

/** Milliseconds between two tries of a delivery. */
const pause = 150;

/**
 * A device that hands in records until each has a verdict, whatever happens to the service: a refused connection, one
 * that breaks, 429 and 5xx are tried again. Answers the verdicts, and how long the last try took.
 */
export function createSender(url: string, key: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const counts = { deliveries: 0, retries: 0 };
  const post = async (
    path: string,
    body: unknown,
  ): Promise<{ status: number; data: unknown; message: string } | null> => {
    try {
      const address = `${url}/api/v2/attendance/attendance/${path}`;
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      const { data, message } = (await response.json()) as { data: unknown; message: string };
      return { status: response.status, data, message };
    } catch {
      return null;
    }
  };
  const untilAnswered = async (path: string, body: unknown) => {
    counts.deliveries += 1;
    for (;;) {
      const reply = await post(path, body);
      if (reply && reply.status !== 429 && reply.status < 500) return reply;
      counts.retries += 1;
      await wait(pause);
    }
  };
  return {
    counts,
    async one(record: SentRecord): Promise<Verdict> {
      const { status, data, message } = await untilAnswered('create', record);
      return status === 200 ? (data as Verdict) : { outcome: 'refused', message };
    },
    async many(records: readonly SentRecord[]): Promise<readonly Verdict[]> {
      const { status, data, message } = await untilAnswered('create/many', { records });
      if (status !== 200) throw new Error(`create/many answered ${status}: ${message}`);
      return (data as { records: Verdict[] }).records;
    },
  };
}
