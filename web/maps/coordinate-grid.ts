import * as L from 'leaflet';
import { type DistrictPlace, districtPlaces, regionOutline } from './district-places.ts';

/** Pixels of a tile. */
const tileSize = 256;

/** Pixels within which two names would cover each other. */
const room = { x: 88, y: 18 };

/**
 * A stand-in for map tiles that needs no network: squares labelled with the coordinates of their corner, over them the
 * districts and a rough outline of the region, in both themes.
 */
export function coordinateGrid(): L.Layer {
  const options = { tileSize, keepBuffer: 1 };
  // Names stand above the marks, which would cover them.
  return L.layerGroup([new CoordinateGrid(options), new DistrictNames({ ...options, pane: 'tooltipPane' })]);
}

const pixelOf = (latitude: number, longitude: number, zoom: number) =>
  L.CRS.EPSG3857.latLngToPoint(L.latLng(latitude, longitude), zoom);

/** The districts whose names have room at a zoom; a name that would cover an earlier one is left to a deeper zoom. */
function namedDistricts(zoom: number): ReadonlySet<DistrictPlace> {
  const named = new Map<DistrictPlace, L.Point>();
  for (const place of districtPlaces) {
    const pixel = pixelOf(place.latitude, place.longitude, zoom);
    const isFree = [...named.values()].every(
      (other) => Math.abs(other.x - pixel.x) > room.x || Math.abs(other.y - pixel.y) > room.y,
    );
    if (isFree) named.set(place, pixel);
  }
  return new Set(named.keys());
}

class CoordinateGrid extends L.GridLayer {
  protected override createTile(coords: L.Coords): HTMLElement {
    const start = L.point(coords.x, coords.y).multiplyBy(tileSize);
    const corner = L.CRS.EPSG3857.pointToLatLng(start, coords.z);
    const digits = Math.max(1, Math.min(5, coords.z - 12));
    const tile = document.createElement('div');
    tile.className = 'coordinate-tile';
    tile.textContent = `${corner.lat.toFixed(digits)}, ${corner.lng.toFixed(digits)}`;
    tile.append(outlineIn(start, coords.z), ...placesIn(start, coords.z, 'district-mark'));
    return tile;
  }
}

class DistrictNames extends L.GridLayer {
  protected override createTile(coords: L.Coords): HTMLElement {
    const named = namedDistricts(coords.z);
    const start = L.point(coords.x, coords.y).multiplyBy(tileSize);
    const tile = document.createElement('div');
    tile.append(...placesIn(start, coords.z, 'district-name', (place) => (named.has(place) ? place.name : '')));
    return tile;
  }
}

const namespace = 'http://www.w3.org/2000/svg';

function outlineIn(start: L.Point, zoom: number): Element {
  const drawing = document.createElementNS(namespace, 'svg');
  const region = document.createElementNS(namespace, 'polygon');
  const corners = regionOutline.map(([latitude, longitude]) => pixelOf(latitude, longitude, zoom).subtract(start));
  region.setAttribute('points', corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '));
  drawing.setAttribute('class', 'region-outline');
  drawing.append(region);
  return drawing;
}

/** A span at each district's place in a tile, with a text. */
function placesIn(start: L.Point, zoom: number, className: string, textOf = (_: DistrictPlace) => ''): HTMLElement[] {
  return districtPlaces.flatMap((district) => {
    const { x, y } = pixelOf(district.latitude, district.longitude, zoom).subtract(start);
    if (x < 0 || y < 0 || x >= tileSize || y >= tileSize) return [];
    const span = document.createElement('span');
    Object.assign(span, { className, title: `${district.name} district`, textContent: textOf(district) });
    Object.assign(span.style, { left: `${x}px`, top: `${y}px` });
    return [span];
  });
}
