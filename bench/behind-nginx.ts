import { startNginx } from '../tests/support/nginx.ts';
import type { Child } from './child.ts';
import { startServer } from './servers.ts';

/** Gateways behind one address. A question goes to each of them; the figures that they answer are added up. */
export interface BehindNginx extends Child {
  readonly gateways: readonly Child[];
}

/** Starts one gateway or two over the upstream at the address, and nginx in front; `settings` are the gateways'. */
export async function startBehindNginx(
  count: 1 | 2,
  upstreamURL: string,
  settings: Readonly<Record<string, string>>,
): Promise<BehindNginx> {
  const start = () => startServer('gateway', upstreamURL, settings);
  const first = await start();
  const second = count === 2 ? await start() : first;
  const gateways = count === 2 ? [first, second] : [first];
  const nginx = await startNginx([first.url, second.url]);
  return {
    url: `${nginx.url}/graphql`,
    gateways,
    ask: async <Answer>(question: string, argument?: unknown) =>
      addUp(await Promise.all(gateways.map((gateway) => gateway.ask<Figures>(question, argument)))) as Answer,
    async stop() {
      await Promise.all([nginx, ...gateways].map((server) => server.stop()));
    },
  };
}

/** What a measured server answers: figures by name, or nothing to a question that only tells it something. */
type Figures = Readonly<Record<string, number>> | undefined;

/** The sum of each figure over all the servers. */
export function addUp(answers: readonly Figures[]): Figures {
  return answers.reduce(
    (sum, answer) =>
      answer && Object.fromEntries(Object.entries(answer).map(([name, figure]) => [name, figure + (sum?.[name] ?? 0)])),
    undefined,
  );
}
