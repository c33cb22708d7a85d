import type { districts } from '../../schema/organisation.ts';
import { addDays, dayNumber } from '../calendar.ts';
import { type Company, hasPlants } from './origin.ts';
import { type Random, type Randoms, randomsOf } from './random.ts';

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

/** Where something happened: the office of a district, or a place of its own. */
export interface Site {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A second sign-in that the first one leaves no time for. */
interface Jump {
  readonly district: District;
  /** Seconds after the first sign-in. */
  readonly after: number;
}

/** Who is where for other reasons than their office: worked out of streams of their own, so that nothing else shifts. */
export interface PlacePlants {
  /** Where the office of a district is on a day. */
  readonly officeOn: (district: District, day: string) => Site;
  /** Where somebody is on duty away from any office; else null. */
  readonly fieldOn: (index: number, district: District, day: string) => Site | null;
  /** The position that somebody's phone sends whatever it measures; else null. */
  readonly fixOn: (index: number, district: District, day: string) => Site | null;
  /** The second sign-in of a day in another district; else null. */
  readonly jumpOn: (index: number, district: District, day: string) => Jump | null;
  /** The office that moves, and from which day on; null without one. */
  readonly move: { readonly district: District; readonly from: string; readonly office: Site } | null;
}

const names = Object.keys(places) as District[];
/** Kilometres of a degree of latitude. */
const degree = 111.2;
/** Kilometres from which on a second sign-in within fourteen minutes is out of reach: 150 km/h and more. */
const outOfReach = 40;

const office = (district: District): Site => places[district];

/** The plants of a company; none in a history that is too short to tell what is usual. */
export function placePlantsOf(company: Company): PlacePlants {
  if (!hasPlants(company)) {
    return { officeOn: office, fieldOn: () => null, fixOn: () => null, jumpOn: () => null, move: null };
  }
  const randoms = randomsOf(company.seed);
  const move = moveOf(company, randoms(35));
  const officeOn = (district: District, day: string) =>
    move && district === move.district && day >= move.from ? move.office : office(district);
  return {
    move,
    officeOn,
    fieldOn: (index, district, day) => fieldOf(randoms, index, officeOn(district, day), day),
    fixOn: (index, district, day) => fixOf(company, randoms, index, { district, day, officeOn }),
    jumpOn: (index, district, day) => jumpOf(randoms(34, index, dayNumber(day)), district),
  };
}

function moveOf({ start, days }: Company, random: Random) {
  const district = random.pick(names);
  const from = addDays(start, Math.floor(days * (0.55 + random.next() * 0.25)));
  return { district, from, office: { ...beside(office(district), random, 4, 9), name: `New office, ${district}` } };
}

/** One person in some eighty weeks goes out for one to three days: to a line, a substation, a customer. */
function fieldOf(randoms: Randoms, index: number, from: Site, day: string): Site | null {
  const number = dayNumber(day);
  const random = randoms(33, index, Math.floor(number / 7));
  if (!random.chance(0.012)) return null;
  const first = random.whole(0, 4);
  const length = random.whole(1, 3);
  const weekday = number % 7;
  if (weekday < first || weekday >= first + length) return null;
  const name = random.pick(['33 kV line', 'Injection substation', 'Customer site', 'Transformer yard']);
  return { ...beside(from, random, 5, 60), name };
}

interface FixScene {
  readonly district: District;
  readonly day: string;
  readonly officeOn: PlacePlants['officeOn'];
}

/** One phone in 160 sends one position for a week or two; and in every district a few people share one for some days. */
function fixOf({ start, days }: Company, randoms: Randoms, index: number, scene: FixScene): Site | null {
  const { district, day, officeOn } = scene;
  const periodOf = (random: Random, least: number, most: number) => {
    const from = addDays(start, Math.floor(days * (0.3 + random.next() * 0.55)));
    return { from, until: addDays(from, random.whole(least, most)) };
  };
  const fixed = (random: Random, from: string): Site => {
    const { name, latitude, longitude } = officeOn(district, from);
    const shift = () => (random.next() - 0.5) * 0.003;
    return { name, latitude: round(latitude + shift()), longitude: round(longitude + shift()) };
  };
  const own = randoms(31, index);
  if (own.chance(1 / 160)) {
    const { from, until } = periodOf(own, 7, 14);
    if (day >= from && day < until) return fixed(own, from);
  }
  const shared = randoms(32, names.indexOf(district));
  const { from, until } = periodOf(shared, 3, 8);
  if (day < from || day >= until || !randoms(36, index).chance(0.04)) return null;
  return fixed(shared, from);
}

function jumpOf(random: Random, district: District): Jump | null {
  if (!random.chance(0.0008)) return null;
  const far = names.filter((name) => kilometres(office(name), office(district)) > outOfReach);
  return { district: random.pick(far), after: random.whole(300, 840) };
}

/** A place so many kilometres from another. */
function beside({ latitude, longitude }: Site, random: Random, least: number, most: number): Omit<Site, 'name'> {
  const [bearing, distance] = [random.next() * 2 * Math.PI, least + random.next() * (most - least)];
  return {
    latitude: latitude + (Math.cos(bearing) * distance) / degree,
    longitude: longitude + (Math.sin(bearing) * distance) / degree / Math.cos((latitude * Math.PI) / 180),
  };
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
