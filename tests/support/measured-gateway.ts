import { onTestFinished } from 'vitest';
import { makeTokens } from '../../bench/company.ts';
import type { Memory, Spent } from '../../bench/measured.ts';
import { startServer } from '../../bench/servers.ts';

/** A GraphQL reply. */
interface Reply {
  readonly data?: unknown;
  readonly errors?: { extensions: { code: string } }[];
}

/** A gateway in a process of its own until the test is over, which tells what memory it takes. */
export async function startMeasuredGateway(upstreamURL: string) {
  const gateway = await startServer(upstreamURL, { LOG_LEVEL: 'silent' });
  onTestFinished(gateway.stop);
  const [token] = await makeTokens(1);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return {
    /** Where it takes operations. */
    url: gateway.url,
    /** What a caller sends besides the operation. */
    headers,
    /** Asks, and waits for the whole answer. Throws when the process has ended. */
    async query(document: string): Promise<Reply> {
      const body = JSON.stringify({ query: document });
      const response = await fetch(gateway.url, { method: 'POST', headers, body });
      return (await response.json()) as Reply;
    },
    /** Mebibytes that it holds for good: heap and buffers after a collection. */
    async held(): Promise<number> {
      const { heapMiB, externalMiB } = await gateway.ask<Memory>('memory');
      return heapMiB + externalMiB;
    },
    /** Mebibytes by which its resident memory grows at most while the work lasts. */
    async growthDuring(work: () => Promise<unknown>): Promise<number> {
      await gateway.ask('begin');
      await work();
      const { startMiB, peakMiB } = await gateway.ask<Spent>('end');
      return peakMiB - startMiB;
    },
  };
}
