/** Whether a text can be stored and shown: without control characters and without half of a character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);
