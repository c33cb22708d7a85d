interface Page {
  readonly totalCount: number;
  /** Missing where only the count is asked for. */
  readonly nodes?: readonly unknown[];
}

/**
 * The answer to a document that takes `$offset` and asks each list for 200 rows and its `totalCount`, with the rows of all
 * pages in place of those of the first.
 */
export async function everyPage<Data>(
  ask: (document: string, variables: Record<string, unknown>) => Promise<unknown>,
  document: string,
  variables: object = {},
): Promise<Data> {
  const at = async (offset: number) => (await ask(document, { ...variables, offset })) as Record<string, Page>;
  const whole = await at(0);
  const longest = Math.max(...Object.values(whole).map(({ totalCount }) => totalCount));
  for (let offset = 200; offset < longest; offset += 200) {
    for (const [name, { nodes }] of Object.entries(await at(offset))) {
      const page = whole[name] as Page;
      if (page.nodes && nodes) whole[name] = { ...page, nodes: [...page.nodes, ...nodes] };
    }
  }
  return whole as Data;
}
