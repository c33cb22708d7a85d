/** A text without regard to case and accents, near enough to the gateway's own for rows that it has found already. */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
