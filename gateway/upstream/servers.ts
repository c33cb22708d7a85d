/** The servers of one service: every one answers every call, so that another is asked where one is away. */
export interface Servers {
  /** Scheme and host of the one to ask: in turn of those that work, as far as is known, else of all. */
  pick(): string;
  /** Another, which works as far as is known, or may be back by now; null when there is but one. */
  another(than: string): string | null;
  /** Notes whether a server was away. One that was rests until it is found ready. */
  note(server: string, isAway: boolean): void;
  /**
   * Watches a server while it is waited for: the signal is aborted once it is found frozen, when another may be asked
   * before the time of the call is over. Null when there is but one. `end` is called when the wait is over.
   */
  watch(server: string): { readonly signal: AbortSignal; end(): void } | null;
}

/** How long a call waits for a server before the server is probed, and how long for the answer of the probe. */
const probeTimeoutMs = 1_000;

/** How long a server that was away is not probed. */
const restMs = 500;

/** What is known of a server that is away. */
interface Absence {
  probeAt: number;
}

/**
 * The servers at these addresses, scheme and host each. `isReady` probes one of them, within so many milliseconds where
 * they are given; a single server is always asked.
 */
export function createServers(
  urls: readonly string[],
  isReady: (server: string, milliseconds?: number) => Promise<boolean>,
): Servers {
  const all = urls.map((url) => url.replace(/\/+$/, ''));
  const away = new Map<string, Absence>();
  let turn = 0;
  const note = (server: string, isAway: boolean) => {
    if (!isAway || all.length === 1) away.delete(server);
    else if (!away.has(server)) away.set(server, { probeAt: Date.now() + restMs });
  };
  const probe = async (server: string, absence: Absence) => {
    absence.probeAt = Number.POSITIVE_INFINITY;
    if (await isReady(server)) away.delete(server);
    else absence.probeAt = Date.now() + restMs;
  };
  const working = () => {
    for (const [server, absence] of away) if (absence.probeAt <= Date.now()) void probe(server, absence);
    return all.filter((server) => !away.has(server));
  };
  const nextOf = (servers: readonly string[]) => {
    turn = (turn + 1) % 1_000_000;
    return servers[turn % servers.length] ?? '';
  };
  const checks = new Map<string, Promise<boolean>>();
  /** Whether a server answers a probe soon; one probe for all who wait for it. */
  const isAlive = (server: string) => {
    const check = checks.get(server) ?? isReady(server, probeTimeoutMs).finally(() => checks.delete(server));
    checks.set(server, check);
    return check;
  };
  return {
    watch(server) {
      if (all.length === 1) return null;
      const frozen = new AbortController();
      const timer = setTimeout(async () => {
        if (!(await isAlive(server))) frozen.abort();
      }, probeTimeoutMs);
      return { signal: frozen.signal, end: () => clearTimeout(timer) };
    },
    pick() {
      const candidates = all.length === 1 ? all : working();
      return nextOf(candidates.length > 0 ? candidates : all);
    },
    another(than) {
      const others = all.filter((server) => server !== than);
      const known = working();
      const fit = others.filter((server) => known.includes(server));
      return others.length === 0 ? null : nextOf(fit.length > 0 ? fit : others);
    },
    note,
  };
}
