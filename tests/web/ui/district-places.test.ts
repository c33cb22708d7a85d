import { describe, expect, it } from 'vitest';
import { districts } from '../../../schema/organisation.ts';
import { districtPlaces, regionOutline } from '../../../web/maps/district-places.ts';

/** Whether a point lies inside the outline: a ray to the east crosses its edges an odd number of times. */
function isInside(latitude: number, longitude: number): boolean {
  return regionOutline.reduce((inside, [north, east], index) => {
    const [otherNorth, otherEast] = regionOutline.at(index - 1) ?? [0, 0];
    const isCrossed =
      north > latitude !== otherNorth > latitude &&
      longitude < ((otherEast - east) * (latitude - north)) / (otherNorth - north) + east;
    return isCrossed ? !inside : inside;
  }, false);
}

describe('districtPlaces', () => {
  it('F-61 has every district once, inside the outline', () => {
    expect(districtPlaces.map(({ name }) => name).sort()).toEqual([...districts].sort());
    expect(districtPlaces.filter(({ latitude, longitude }) => !isInside(latitude, longitude))).toEqual([]);
  });
});
