import { departments, districts, units } from '../../schema/organisation.ts';
import { addDays } from '../calendar.ts';
import type { Company } from './origin.ts';
import { places } from './places.ts';
import { type Random, randomOf, randomsOf } from './random.ts';
import { type Move, movesOf, type Rota, rotas } from './rotas.ts';

/** A person of the demo company: the staff record and the habits. */
export interface Person {
  readonly index: number;
  readonly staffID: string;
  readonly name: string;
  readonly district: (typeof districts)[number];
  readonly serviceCentre: string;
  readonly department: string;
  readonly unit: string;
  readonly hasPhoto: boolean;
  /** The shift, until the first of `moves`; so is the district. */
  readonly rota: Rota | null;
  /** Other shifts and districts, each from a day of the history on, ascending. */
  readonly moves: readonly Move[];
  /** First day on record, `YYYY-MM-DD`; for some within the history. */
  readonly joined: string;
  /** Probability of being late on a working day. */
  readonly lateness: number;
  /** Probability of a single day's absence. */
  readonly absence: number;
}

const busy = ['TECHNICAL SERVICES', 'COMMERCIAL', 'CUSTOMER SERVICE', 'OPERATIONS', 'METERING', 'TECHNICAL'] as const;
const known = new Set<string>(units);

/** Whether the person of an index is a woman; names and portraits agree on it. */
export function isWoman(index: number): boolean {
  return randomOf(1, index).chance(0.42);
}

/** The person of an index: always the same for one company. */
function personOf(company: Company, index: number): Person {
  const random = randomsOf(company.seed)(2, index);
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const { district } = weighted(sizes, ({ size }) => size, random.next() * total);
  const department = random.chance(0.5) ? random.pick(busy) : random.pick(departments);
  const habit = random.next();
  const person = {
    index,
    staffID: staffIDOf(random, index),
    name: nameOf(random, isWoman(index)),
    district,
    serviceCentre: district,
    department: index % 173 === 29 ? oddSpelling(department) : department,
    unit: known.has(department) ? department : 'RRG',
    rota: index % 211 === 17 ? null : weighted(rotas, ({ share }) => share, random.next()),
    hasPhoto: index % 149 !== 23,
    joined: joinedOn(random, company, index),
    lateness: habit < 0.08 ? 0.38 : 0.042,
    absence: habit > 0.95 ? 0.16 : 0.045,
  };
  return { ...person, moves: movesOf(company, person) };
}

/** All people, in the order of their indices. */
export function peopleOf(company: Company): Person[] {
  return Array.from({ length: company.staff }, (_, index) => personOf(company, index));
}

/** Staff IDs as real lists mix them: leading zeros, six digits, contract staff with letters. */
function staffIDOf(random: Random, index: number): string {
  const number = 101 + index * 3 + random.whole(0, 2);
  const kind = random.next();
  if (kind >= 0.9) return `CT${String(number).padStart(4, '0')}`;
  const isSixDigits = kind >= 0.45;
  // Six digits are taken by then.
  if (number >= 100_000) return String((isSixDigits ? 1_000_000 : 2_000_000) + number);
  return isSixDigits ? String(100_000 + number) : String(number).padStart(5, '0');
}

const sizes = districts.map((district) => ({ district, size: places[district].size }));

/** The one of some that a number from 0 to the sum of their weights falls to. */
function weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number, share: number): Item {
  let sum = 0;
  const found = items.find((item) => {
    sum += weightOf(item);
    return share < sum;
  });
  return found ?? (items[0] as Item);
}

function joinedOn(random: Random, company: Company, index: number): string {
  const share = random.next();
  if (index % 67 === 5) return addDays(company.start, Math.floor(share * company.days * 0.8));
  return addDays(company.start, -30 - Math.floor(share * 3000));
}

/** `TECHNICAL SERVICES` as somebody typed it by hand. */
function oddSpelling(department: string): string {
  return `${department.charAt(0)}${department.slice(1).toLowerCase()} Dept.`;
}

interface Names {
  readonly weight: number;
  readonly women: string;
  readonly men: string;
  readonly families: string;
  /** True where neither a biblical second name nor a double family name is usual. */
  readonly hasOneName?: true;
}

const peoples: readonly Names[] = [
  {
    weight: 0.66,
    women:
      'Adaọbị Adaeze Adaugo Akụnna Amaka Amarachi Chiamaka Chidinma Chidiebere Chikaọdịlị Chinelo Chinenye Chioma Chinwe Ebele Ezinne Ifeọma Ifeyịnwa Ihuọma Ijeọma Kosisochukwu Mmesọma Ngọzị Nkechị Nkeirụka Nneka Nwakaego Nwanneka Obiageli Obianụjụ Ogechi Olaedo Onyịnyechi Somtọchukwu Ụchenna Ụgọchi Ụzọamaka Urenna Zikọra',
    men: 'Azụbụike Chidi Chidozie Chigozie Chijioke Chike Chinedụ Chukwudi Chukwuemeka Chukwuma Ebuka Echezọna Ekene Emeka Ifeanyị Ikechukwu Ikenna Izuchukwu Kelechi Kenechukwu Nnamdị Nnaemeka Nwachukwu Obinna Ọbịọra Obiora Ọfọdịle Ogbonna Okechukwu Okwudili Onyekachị Ọnụọra Tobenna Tochukwu Ụchenna Ugochukwu Uzọchukwu Zimuzọ',
    families:
      'Achebe Agbo Agu Akabueze Aneke Anịgbo Anyanwụ Asogwa Chukwu Dike Ebo Egwu Ekwueme Eneh Eze Ezeanyị Ezeigbo Ibe Igwe Ikpeazụ Madu Mba Mbah Nnadị Nnaji Nwankwọ Nwafọ Nwachukwu Nwosu Obi Obiechina Odo Ofoegbu Ogbu Ojukwu Okafọ Okeke Okereke Okoli Okonkwo Okorie Okoye Onuọha Onwuka Onyema Orji Osuji Ozoemena Udeh Udeze Ugwu Ugwuanyị Umeh Uzọma',
  },
  {
    weight: 0.11,
    women: 'Abísọ́lá Adékẹ́mi Àdùkẹ́ Bùkọ́lá Fọláṣadé Ìyábọ̀ Mojísọ́lá Olúwatóyìn Ọmọ́táyọ̀ Ronkẹ́ Títílayọ̀ Yétúndé',
    men: 'Adébáyọ̀ Adéwálé Ayọ̀délé Babátúndé Fẹ́mi Gbénga Kọ́lá Olúmídé Olúṣẹ́gun Ṣọlá Táíwò Túndé',
    families: 'Adébísí Adéyẹmí Akíntọ́lá Àlàbí Bámigbóyè Fáṣọlá Ògúnbíyì Ọláníyan Olátúnjí Oyèlárán Ṣóyínká',
  },
  {
    weight: 0.08,
    hasOneName: true,
    women: 'Aisha Amina Fatima Hadiza Halima Hauwa Maryam Rabi Safiya Zainab',
    men: 'Abdullahi Abubakar Aminu Bello Ibrahim Ismaila Musa Sani Shehu Usman Yakubu Yusuf',
    families: 'Abubakar Bello Dan-Azumi Danjuma Garba Gwarzo Lawal Mohammed Sule Tanko Umar Yar-Adua',
  },
  {
    weight: 0.09,
    women: 'Affiong Arit Atim Ekaette Emem Idara Ikwo Iniobong Mfon Nsikan Uduak Uwem',
    men: 'Aniekan Asuquo Bassey Edet Effiong Etim Ime Itoro Nsikak Okon Ubong Udo',
    families: 'Akpan Archibong Bassey Ekanem Ekpo Essien Etuk Inyang Okon Udofia Udoh Umoren',
  },
  {
    weight: 0.06,
    women: 'Dooshima Ebiere Ese Isoken Mimidoo Omosede Osayi Preye Timi Torkwase',
    men: 'Aondona Ebikeme Efe Ehigie Osaro Oghenekaro Orseer Tarila Terhemba Tonye',
    families: "Agbonlahor Aondoakaa Braimoh D'Almeida Dokubo Edosa Igbinedion Iorfa Omoregie Oghene-Ovo Ogbeide Tamuno",
  },
];

const secondWomen = 'Agnes Blessing Catherine Comfort Esther Faith Grace Joy Mercy Patience Precious Rose Ruth Stella';
const secondMen =
  'Anthony Benjamin Daniel David Emmanuel Francis Godwin John Kingsley Michael Paul Peter Samuel Victor';

/** A full name: first name, sometimes a second, family name; a few married names carry a hyphen. */
export function nameOf(random: Random, isWoman: boolean): string {
  const names = weighted(peoples, ({ weight }) => weight, random.next());
  const words = (text: string) => text.split(' ');
  const first = random.pick(words(isWoman ? names.women : names.men));
  const family = random.pick(words(names.families));
  const second = random.pick(words(isWoman ? secondWomen : secondMen));
  const other = random.pick(words(names.families));
  const hasSecond = random.chance(0.35) && !names.hasOneName;
  const isDouble = random.chance(0.05) && isWoman && other !== family && !names.hasOneName;
  return [first, hasSecond ? second : '', isDouble ? `${family}-${other}` : family].filter(Boolean).join(' ');
}
