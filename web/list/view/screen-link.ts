const shown = new Set<string>();

/**
 * Says in a query string what the screen shows of which its address may be silent, such as today; what is answered
 * takes it back.
 */
export function showQuery(query: string): () => void {
  const said = query;
  shown.add(said);
  return () => {
    shown.delete(said);
  };
}

/** A link to the screen as it is: its address, with what an address that is silent of it will not mean tomorrow. */
export function screenLink(address: string = location.href, queries: Iterable<string> = shown): string {
  const known = new URL(address).searchParams;
  const missing = new URLSearchParams([...queries].join('&'));
  let link = address;
  for (const [name, value] of missing) {
    if (known.has(name)) continue;
    known.set(name, value);
    link += `${link.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`;
  }
  return link;
}
