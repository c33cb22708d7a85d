/** A request that is refused: the HTTP status and a message for the person who sent it. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422, message: string) {
    super(message);
    this.status = status;
  }
}

/** A value from outside as messages quote it: at most 60 characters. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

/** Whether the database refused a value that another row already has. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Whether the database refused a write because rows refer to each other; PostgreSQL 18 has a code of its own for deletes. */
export function isReferenceFault(error: unknown): boolean {
  return codeOf(error) === '23503' || codeOf(error) === '23001';
}
