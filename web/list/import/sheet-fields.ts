/** What a sheet may have columns for. */
export type SheetFields = Readonly<Record<string, { readonly label: string; readonly isRequired?: boolean }>>;

/** The label of a field; the gateway may name one that this client does not know. */
export const labelIn = (fields: SheetFields, field: string): string =>
  Object.hasOwn(fields, field) ? (fields[field]?.label ?? field) : field;
