/** Where a district's main office town or quarter is, in degrees. */
export interface DistrictPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

const place = (name: string, latitude: number, longitude: number): DistrictPlace => ({ name, latitude, longitude });

/** The 21 districts, those that a map names first at the front: where names would cover each other, the first stays. */
export const districtPlaces: readonly DistrictPlace[] = [
  place('CHQ', 6.443, 7.502),
  place('Onitsha', 6.143, 6.786),
  place('Aba', 5.107, 7.367),
  place('Owerri', 5.485, 7.035),
  place('Umuahia', 5.525, 7.492),
  place('Abakaliki', 6.325, 8.113),
  place('Awka', 6.21, 7.074),
  place('Nsukka', 6.857, 7.396),
  place('Nnewi', 6.011, 6.91),
  place('Orlu', 5.796, 7.035),
  place('Mbaise', 5.517, 7.283),
  place('Ekwulobia', 6.031, 7.08),
  place('Ogbaru', 6.028, 6.757),
  place('Ogidi', 6.15, 6.863),
  place('Obosi', 6.103, 6.823),
  place('Abakpa', 6.486, 7.52),
  place('Awkunanaw', 6.409, 7.493),
  place('Ariaria', 5.118, 7.329),
  place('New Owerri', 5.483, 6.998),
  place('Ogui', 6.451, 7.497),
  place('Trans-Ekulu', 6.479, 7.499),
];

/** A rough outline of the five states around them, north and east in degrees: enough to see where one is, not a border. */
export const regionOutline: readonly (readonly [number, number])[] = [
  [7.08, 7.2],
  [7.1, 7.5],
  [6.92, 7.72],
  [6.75, 7.95],
  [6.72, 8.2],
  [6.4, 8.32],
  [6.02, 8.33],
  [5.78, 8.08],
  [5.4, 7.97],
  [5.2, 7.66],
  [4.9, 7.38],
  [4.86, 7.14],
  [5.12, 7.08],
  [5.2, 6.8],
  [5.38, 6.66],
  [5.78, 6.66],
  [6.15, 6.72],
  [6.45, 6.6],
  [6.74, 6.74],
  [6.78, 7.02],
];
