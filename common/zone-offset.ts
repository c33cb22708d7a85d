/** Offsets change at no finer step. */
const quarterHour = 900_000;

/** Offsets of a zone that are cached: those of a year and a half. */
const mostCached = 50_000;

const zones = new Map<string, (milliseconds: number) => number>();

/**
 * Milliseconds that clocks of an IANA zone are ahead of UTC at an instant, in milliseconds since 1970. Throws RangeError
 * for an unknown zone. Not dayjs: it reads another zone's clock in the zone of this process.
 */
export function zoneOffset(timeZone: string): (milliseconds: number) => number {
  const known = zones.get(timeZone);
  if (known) return known;
  const intl = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offsets = new Map<number, number>();
  const offsetAt = (milliseconds: number) => {
    const quarter = Math.floor(milliseconds / quarterHour);
    const found = offsets.get(quarter);
    if (found !== undefined) return found;
    const name = intl.formatToParts(quarter * quarterHour).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const offset = readOffset(name);
    // Intl takes microseconds.
    if (offsets.size >= mostCached) offsets.clear();
    offsets.set(quarter, offset);
    return offset;
  };
  zones.set(timeZone, offsetAt);
  return offsetAt;
}

/** `GMT`, `GMT+01:00`, and `GMT+00:13:35` of long ago. */
function readOffset(name: string): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(name) ?? [];
  return (sign === '-' ? -1_000 : 1_000) * (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds));
}
