import type { districts } from '../../schema/organisation.ts';
import { addDays, dayNumber } from '../calendar.ts';
import { type Company, hasPlants } from './origin.ts';
import { type Random, randomsOf } from './random.ts';

/** An office of the demo company: what phones name it and where it stands. */
interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Share of the staff that works here, relative to the others. */
  readonly size: number;
}

/** The offices by district. */
export const places: Readonly<Record<(typeof districts)[number], Place>> = {
  Aba: { name: 'Factory Road, Aba', latitude: 5.1066, longitude: 7.3667, size: 6 },
  Abakaliki: { name: 'Ogoja Road, Abakaliki', latitude: 6.3249, longitude: 8.1137, size: 5 },
  Abakpa: { name: 'Nike Road, Abakpa', latitude: 6.4857, longitude: 7.5196, size: 5 },
  Awka: { name: 'Zik Avenue, Awka', latitude: 6.2104, longitude: 7.0741, size: 6 },
  Awkunanaw: { name: 'Agbani Road, Awkunanaw', latitude: 6.4088, longitude: 7.4935, size: 4 },
  Ariaria: { name: 'Ariaria Market, Aba', latitude: 5.1179, longitude: 7.3288, size: 4 },
  CHQ: { name: 'Okpara Avenue, Enugu', latitude: 6.4426, longitude: 7.5022, size: 14 },
  Ekwulobia: { name: 'Oko Road, Ekwulobia', latitude: 6.0307, longitude: 7.0799, size: 3 },
  Mbaise: { name: 'Ahiara Junction, Mbaise', latitude: 5.5167, longitude: 7.2833, size: 3 },
  'New Owerri': { name: 'World Bank Area, New Owerri', latitude: 5.483, longitude: 6.998, size: 4 },
  Nnewi: { name: 'Nkwo Nnewi', latitude: 6.0105, longitude: 6.9103, size: 5 },
  Nsukka: { name: 'Enugu Road, Nsukka', latitude: 6.8567, longitude: 7.3958, size: 4 },
  Ogbaru: { name: 'Atani Road, Ogbaru', latitude: 6.105, longitude: 6.772, size: 3 },
  Ogidi: { name: 'Old Enugu Road, Ogidi', latitude: 6.1442, longitude: 6.8666, size: 4 },
  Ogui: { name: 'Ogui Road, Enugu', latitude: 6.4483, longitude: 7.5086, size: 6 },
  Onitsha: { name: 'New Market Road, Onitsha', latitude: 6.1498, longitude: 6.7857, size: 8 },
  Orlu: { name: 'Umuna, Orlu', latitude: 5.796, longitude: 7.035, size: 4 },
  Owerri: { name: 'Wetheral Road, Owerri', latitude: 5.485, longitude: 7.035, size: 6 },
  'Trans-Ekulu': { name: 'Trans-Ekulu, Enugu', latitude: 6.474, longitude: 7.504, size: 3 },
  Umuahia: { name: 'Aba Road, Umuahia', latitude: 5.525, longitude: 7.494, size: 6 },
  Obosi: { name: 'Ugwuagba, Obosi', latitude: 6.101, longitude: 6.824, size: 2 },
};

type District = (typeof districts)[number];

/** A place that a phone names, and its position. */
type Site = Omit<Place, 'size'>;

/** A second sign-in that the first one leaves no time for. */
interface Jump {
  readonly district: District;
  /** Seconds after the first sign-in. */
  readonly after: number;
}

/** Whose phone lies about where they are: worked out of streams of their own, so that nothing else shifts. */
export interface PlacePlants {
  /** The position that somebody's phone sends whatever it measures; else null. */
  readonly fixOn: (index: number, district: District, day: string) => Site | null;
  /** The second sign-in of a day in another district; else null. */
  readonly jumpOn: (index: number, district: District, day: string) => Jump | null;
}

const names = Object.keys(places) as District[];
/** Kilometres of a degree of latitude. */
const degree = 111.2;
/** Kilometres from which on a second sign-in within fourteen minutes is out of reach: 150 km/h and more. */
const outOfReach = 40;

/** The plants of a company; none in a history that is too short to tell what is usual. */
export function placePlantsOf(company: Company): PlacePlants {
  if (!hasPlants(company)) return { fixOn: () => null, jumpOn: () => null };
  const randoms = randomsOf(company.seed);
  return {
    fixOn: (index, district, day) => fixOf(company, randoms(31, index), district, day),
    jumpOn: (index, district, day) => jumpOf(randoms(34, index, dayNumber(day)), district),
  };
}

/** One phone in 160 sends one position for a week or two. */
function fixOf({ start, days }: Company, random: Random, district: District, day: string): Site | null {
  if (!random.chance(1 / 160)) return null;
  const from = addDays(start, Math.floor(days * (0.3 + random.next() * 0.55)));
  if (day < from || day >= addDays(from, random.whole(7, 14))) return null;
  const { name, latitude, longitude } = places[district];
  const shift = () => (random.next() - 0.5) * 0.003;
  return { name, latitude: round(latitude + shift()), longitude: round(longitude + shift()) };
}

function jumpOf(random: Random, district: District): Jump | null {
  if (!random.chance(0.0008)) return null;
  const far = names.filter((name) => kilometres(places[name], places[district]) > outOfReach);
  return { district: random.pick(far), after: random.whole(300, 840) };
}

/** Kilometres between two places. */
export function kilometres(one: Omit<Site, 'name'>, other: Omit<Site, 'name'>): number {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  return degree * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * Math.cos(middle));
}

/** Degrees as phones send them. */
export function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
