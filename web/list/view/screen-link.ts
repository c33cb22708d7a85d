/** What a screen says of its link. */
interface Said {
  /** What it shows of which its address may be silent, such as today: a query string. */
  readonly query: string;
  /** Names of what its address has and the screen could not keep. */
  readonly refused?: readonly string[];
}

const shown = new Set<Said>();

/** Says what the link of the screen needs besides its address, or does without; what is answered takes it back. */
export function showQuery(query: string, refused: readonly string[] = []): () => void {
  const said = { query, refused };
  shown.add(said);
  return () => {
    shown.delete(said);
  };
}

/** A link to the screen as it is: its address without what was refused of it, and with what it will not mean tomorrow. */
export function screenLink(address: string = location.href, screens: Iterable<Said> = shown): string {
  const said = [...screens];
  const refused = new Set(said.flatMap((one) => one.refused ?? []));
  const { origin, pathname, search } = new URL(address);
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && ![...new URLSearchParams(part).keys()].some((name) => refused.has(name)));
  const known = new URLSearchParams(kept.join('&'));
  for (const [name, value] of new URLSearchParams(said.map(({ query }) => query).join('&'))) {
    if (known.has(name)) continue;
    known.set(name, value);
    kept.push(new URLSearchParams({ [name]: value }).toString());
  }
  return `${origin}${pathname}${kept.length > 0 ? '?' : ''}${kept.join('&')}`;
}
