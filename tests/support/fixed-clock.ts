/**
 * The one clock of the test run. It begins at `fixedMoment`, whatever the machine's clock, weekday or zone says, and
 * flows on from there, so that tokens expire and caches age. The test configurations import this module to share the
 * clock with every process below them; each Node.js process then preloads it, and browsers get `shiftDate` as a script.
 * PostgreSQL, Redis and nginx stay on the machine's clock.
 */

/** A Wednesday on which the demo company works, late enough for everybody to have signed in. */
export const fixedMoment = '2026-11-25T11:00:00+01:00';

/** Environment variable with the milliseconds between the machine's clock and this one. */
const variable = 'TEST_CLOCK_SHIFT_MS';

/** Moves `Date` by so many milliseconds; a second call changes nothing. It refers to nothing outside: browsers run it too. */
export function shiftDate(milliseconds: number): void {
  const MachineDate = globalThis.Date;
  if (MachineDate.name === 'ShiftedDate') return;
  const current = () => MachineDate.now() + milliseconds;
  function ShiftedDate(...parts: unknown[]) {
    if (!new.target) return new MachineDate(current()).toString();
    return Reflect.construct(MachineDate, parts.length === 0 ? [current()] : parts, new.target);
  }
  Object.defineProperty(ShiftedDate, 'prototype', { value: MachineDate.prototype });
  // Not enumerable, as those of `Date` are: fake clocks copy what they find.
  for (const [name, value] of Object.entries({ now: current, parse: MachineDate.parse, UTC: MachineDate.UTC })) {
    Object.defineProperty(ShiftedDate, name, { value, writable: true, configurable: true });
  }
  Object.defineProperty(MachineDate.prototype, 'constructor', { value: ShiftedDate });
  globalThis.Date = ShiftedDate as unknown as DateConstructor;
}

/** Shares the clock with every process that this one starts from now on. */
export function shareClock(): void {
  if (process.env[variable] !== undefined) return;
  process.env[variable] = String(Date.parse(fixedMoment) - Date.now());
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `--import=${import.meta.url}`].filter(Boolean).join(' ');
}

/** Milliseconds between the machine's clock and this one. */
export const clockShift = () => Number(process.env[variable] ?? 0);

/**
 * What a process needs to be on this clock, and to find code compiled, when it does not inherit the whole environment; `at`
 * begins it elsewhere.
 */
export function clockEnvironment(at?: string): { [name: string]: string } {
  const shift = clockShift() + (at === undefined ? 0 : Date.parse(at) - Date.now());
  const { NODE_OPTIONS = '', NODE_COMPILE_CACHE } = process.env;
  return { NODE_OPTIONS, [variable]: String(shift), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}

/** Milliseconds since 1970 on this clock, or on the fake one of a test. */
export const now = () => Date.now();

/** The calendar day of this clock in Lagos, so many days ago. */
export const dayInLagos = (daysAgo = 0) =>
  new Date(now() + 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Milliseconds since 1970 on the clock of a page, which a test may have set. */
export const timeIn = (page: { evaluate<Value>(read: () => Value): Promise<Value> }) => page.evaluate(() => Date.now());

if (process.env[variable] !== undefined) shiftDate(clockShift());
