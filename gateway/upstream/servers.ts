/** The servers of one service: every one answers every call, so that another is asked where one is away. */
export type Servers = ReturnType<typeof createServers>;

/** How long a server that was away is not probed. */
const restMs = 500;

/** The servers at these addresses, scheme and host each. `isReady` probes one of them; a single server is always asked. */
export function createServers(urls: readonly string[], isReady: (server: string) => Promise<boolean>) {
  const all = urls.map((url) => url.replace(/\/+$/, ''));
  /** When each server that is away is probed. */
  const away = new Map<string, number>();
  let turn = 0;
  const probe = async (server: string) => {
    away.set(server, Number.POSITIVE_INFINITY);
    if (await isReady(server)) away.delete(server);
    else away.set(server, Date.now() + restMs);
  };
  const oneOf = (servers: readonly string[]) => {
    for (const [server, probeAt] of away) if (probeAt <= Date.now()) void probe(server);
    const working = servers.filter((server) => !away.has(server));
    const fit = working.length > 0 ? working : servers;
    turn = (turn + 1) % 1_000_000;
    return fit[turn % fit.length] ?? null;
  };
  return {
    /** Scheme and host of the one to ask: in turn of those that work, as far as is known, else of all. */
    pick: () => oneOf(all) ?? '',
    /** Another, which works as far as is known, or may be back by now; null when there is but one. */
    another: (than: string) => oneOf(all.filter((server) => server !== than)),
    /** Notes whether a server was away. One that was rests until it is found ready. */
    note(server: string, isAway: boolean): void {
      if (!isAway || all.length === 1) away.delete(server);
      else if (!away.has(server)) away.set(server, Date.now() + restMs);
    },
  };
}
