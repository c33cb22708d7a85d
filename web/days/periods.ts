/** The day (`YYYY-MM-DD`) or month (`YYYY-MM`) that many days or months later; earlier for negative steps. */
export function movePeriod(period: string, steps: number): string {
  const [year = 0, month = 1, day] = period.split('-').map(Number);
  const moved = day === undefined ? Date.UTC(year, month - 1 + steps, 1) : Date.UTC(year, month - 1, day + steps);
  return new Date(moved).toISOString().slice(0, period.length);
}

/** Whether a text is a day `YYYY-MM-DD` that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether a text is a day or a month `YYYY-MM` that exists. */
export const isPeriod = (text: string): boolean => isDay(text.length === 7 ? `${text}-01` : text);
