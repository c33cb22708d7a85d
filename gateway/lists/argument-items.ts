/** The items of an argument that is a list: GraphQL takes a single value for a list of one. */
export function argumentItems(value: unknown): readonly unknown[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
