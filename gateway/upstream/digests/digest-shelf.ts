/** Values by key that outlive the process. Nothing of it throws: what is not there is learned anew. */
export interface DigestShelf {
  get(key: string): Promise<Buffer | null>;
  /** `at` is when it was fetched, in milliseconds since 1970. */
  put(key: string, value: Buffer, at: number): Promise<void>;
  close(): void;
}

/** Milliseconds after which a value is deleted. */
export const keptFor = 70 * 86_400_000;
