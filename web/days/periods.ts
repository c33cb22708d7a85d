import { isDay, movePeriod } from '../../schema/time.ts';

export { isDay, movePeriod };

/** Whether a text is a day or a month `YYYY-MM` that exists. */
export const isPeriod = (text: string): boolean => isDay(text.length === 7 ? `${text}-01` : text);
