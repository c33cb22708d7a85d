import * as L from 'leaflet';

/** Pixels of a tile. */
const tileSize = 256;

/** A stand-in for map tiles that needs no network: squares labelled with the coordinates of their corner, both themes. */
export function coordinateGrid(): L.GridLayer {
  return new CoordinateGrid({ tileSize, keepBuffer: 1, className: 'coordinate-grid' });
}

class CoordinateGrid extends L.GridLayer {
  protected override createTile(coords: L.Coords): HTMLElement {
    const corner = L.CRS.EPSG3857.pointToLatLng(L.point(coords.x, coords.y).multiplyBy(tileSize), coords.z);
    const digits = Math.max(1, Math.min(5, coords.z - 12));
    const tile = document.createElement('div');
    tile.className = 'coordinate-tile';
    tile.textContent = `${corner.lat.toFixed(digits)}, ${corner.lng.toFixed(digits)}`;
    return tile;
  }
}
