/**
 * Free text that officers write about a person, by what the trail calls its subject. It may name an illness or a suspicion,
 * so one rule holds for all of it: `textReaders` read it in lists and files; assistants and mails never have it; it is found
 * by nobody else's search; and the Change Log has a mark in its place, which says only that it changed.
 */
export const personalTexts: Readonly<Record<string, readonly string[]>> = {
  leave: ['note'],
  letter: ['replyNote', 'undoneReason'],
  verdict: ['note'],
};

/** The roles that read them. */
export const textReaders: readonly string[] = ['ADMIN', 'MANAGEMENT'];

/** Whether a role, however it is cased, reads them. */
export const readsTexts = (role: string): boolean => textReaders.includes(role.toUpperCase());

/** Whether a field of a subject is one of them. */
export const isPersonalText = (subject: string, field: string): boolean =>
  personalTexts[subject]?.includes(field) ?? false;
