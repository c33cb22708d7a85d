import { formatTimestamp } from '../../../schema/format.ts';
import type { PlaceDetector } from './detector.ts';
import { metresBetween, metresInWords } from './distance.ts';
import type { Sign } from './equal-positions.ts';
import { finding } from './finding.ts';

/** Metres a second that nobody keeps up between two offices: 150 kilometres an hour, as the crow flies. */
const fastest = 150 / 3.6;
/** Metres that two positions may be wrong by together. */
const slack = 3_000;

/** TRAVEL: another record of the person, of the day or its neighbours, farther away than the time allows. */
export const travel: PlaceDetector = (record, places) => {
  const at = Date.parse(record.at);
  let found: { readonly sign: Sign; readonly metres: number; readonly seconds: number } | null = null;
  for (const sign of places.farFrom(record, slack, record.row.staff)) {
    const metres = metresBetween(record, sign);
    const seconds = Math.abs(Date.parse(sign.at) - at) / 1000;
    if (metres <= slack + fastest * seconds) continue;
    if (!found || seconds < found.seconds) found = { sign, metres, seconds };
  }
  if (!found) return null;
  const { sign, metres, seconds } = found;
  const what = sign.mode === 'SIGNED_IN' ? 'signed in' : 'signed out';
  const when = Date.parse(sign.at) < at ? 'earlier' : 'later';
  const evidence = `Also ${what} ${metresInWords(metres)} away, ${timeInWords(seconds)} ${when} (${formatTimestamp(sign.at)}): the time between does not suffice.`;
  return finding('TRAVEL', evidence, { distance: Math.round(metres), records: [places.shown(sign)] });
};

function timeInWords(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 90) return minutes === 1 ? 'one minute' : `${minutes} minutes`;
  return `${(minutes / 60).toFixed(1)} hours`;
}
