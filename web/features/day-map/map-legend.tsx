import { formatNumber } from '../../ui/words.ts';
import type { Sighting } from './clusters.ts';
import { markKind, markKinds } from './mark-icon.ts';

/** What the marks mean, with how many records each kind has, and how many are not on the map. */
export function MapLegend({ sightings, what }: { sightings: readonly Sighting[]; what: string }) {
  const placed = sightings.filter(({ latitude, longitude }) => latitude != null && longitude != null);
  const missing = sightings.length - placed.length;
  const counts = { recognised: 0, notRecognised: 0, notChecked: 0 };
  for (const { isImageRecognised } of placed) {
    counts[
      markKind({ notRecognised: Number(isImageRecognised === false), notChecked: Number(isImageRecognised == null) })
    ] += 1;
  }
  return (
    <ul className="map-legend row" aria-label="Marks">
      {(['recognised', 'notRecognised', 'notChecked'] as const).map((kind) => (
        <li key={kind}>
          <span className="mark mark-sample" data-kind={kind} aria-hidden>
            <span className="mark-text">{markKinds[kind].sign}</span>
          </span>
          <span className="map-legend-word">{markKinds[kind].word}</span> <strong>{formatNumber(counts[kind])}</strong>
        </li>
      ))}
      <li className="muted">
        {missing === 0
          ? `All ${what.toLowerCase()}s have a position`
          : `${formatNumber(missing)} of ${formatNumber(sightings.length)} without a position`}
      </li>
    </ul>
  );
}
