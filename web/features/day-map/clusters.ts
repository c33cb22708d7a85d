import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster';

/** Where a record was made; null where the phone gave no position. */
export interface Sighting {
  readonly key: string;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  /** Null was never checked, which counts as flagged. */
  readonly isImageRecognised?: boolean | null;
}

/** One mark on the map: a record, or several that stand close together. */
export interface Mark {
  /** What it stands for: a record's key, or the number of a cluster. */
  readonly of: string | number;
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  /** How many of the records are not recognised, and how many were never checked. */
  readonly notRecognised: number;
  readonly notChecked: number;
}

/** The deepest zoom of the map. */
export const deepestZoom = 18;

/** Pixels within which records become one mark. */
const radius = 56;

/** Groups the records that have a position. */
export function createClusters(sightings: readonly Sighting[]) {
  const index = new Supercluster<Single, Counts>({
    radius,
    extent: 256,
    maxZoom: deepestZoom,
    map: ({ notRecognised, notChecked }) => ({ notRecognised, notChecked }),
    reduce: (sum, part) => {
      sum.notRecognised += part.notRecognised;
      sum.notChecked += part.notChecked;
    },
  });
  index.load(sightings.flatMap(toPoint));
  return {
    /** The marks between west, south, east and north, in degrees. */
    marksIn: (bounds: readonly [number, number, number, number], zoom: number): Mark[] =>
      index.getClusters([...bounds], Math.min(deepestZoom, Math.round(zoom))).map(toMark),
    /** The records of a mark. */
    keysOf: ({ of }: Mark): string[] =>
      typeof of === 'string'
        ? [of]
        : index.getLeaves(of, Number.POSITIVE_INFINITY).map(({ properties }) => properties.key),
    /** The zoom at which a mark falls apart; null when it never does, as for records at one place. */
    zoomFor: ({ of }: Mark): number | null => {
      const zoom = typeof of === 'number' ? index.getClusterExpansionZoom(of) : Number.POSITIVE_INFINITY;
      return zoom > deepestZoom ? null : zoom;
    },
  };
}

// Not interfaces: supercluster asks for types that other properties might be added to.
type Counts = { notRecognised: number; notChecked: number };
type Single = Counts & { readonly key: string };

function toPoint({ key, latitude, longitude, isImageRecognised }: Sighting): PointFeature<Single>[] {
  if (latitude == null || longitude == null) return [];
  const properties = {
    key,
    notRecognised: Number(isImageRecognised === false),
    notChecked: Number(isImageRecognised == null),
  };
  return [{ type: 'Feature', geometry: { type: 'Point', coordinates: [longitude, latitude] }, properties }];
}

function toMark({ geometry, properties }: ClusterFeature<Counts> | PointFeature<Single>): Mark {
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  const { notRecognised, notChecked } = properties;
  const shared = { latitude, longitude, notRecognised, notChecked };
  return 'cluster_id' in properties
    ? { ...shared, of: properties.cluster_id, count: properties.point_count }
    : { ...shared, of: properties.key, count: 1 };
}
