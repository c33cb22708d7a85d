import { isWoman } from '../people.ts';
import { type Random, randomOf } from '../random.ts';

const skins = [
  { base: '#3f251b', shade: '#2e1a12', light: '#5a392b', lip: '#6b3437' },
  { base: '#4e2f22', shade: '#3a2118', light: '#6a4433', lip: '#7a3d3c' },
  { base: '#5f3a29', shade: '#482a1d', light: '#7d503b', lip: '#8a4642' },
  { base: '#714731', shade: '#573423', light: '#906046', lip: '#97504a' },
  { base: '#85553a', shade: '#68402b', light: '#a57051', lip: '#a25a50' },
  { base: '#9b6746', shade: '#7b4f34', light: '#ba845f', lip: '#ad6458' },
  { base: '#b27d58', shade: '#916142', light: '#cd9a75', lip: '#b96d62' },
] as const;

const menHair = ['bald', 'low', 'low', 'fade', 'fade', 'short', 'kufi', 'fila', 'zanna', 'okpu'] as const;
const womenHair = [
  'low',
  'afro',
  'braids',
  'braids',
  'bun',
  'bob',
  'cornrows',
  'gele',
  'gele',
  'scarf',
  'hijab',
] as const;
const beards = ['none', 'none', 'moustache', 'goatee', 'full', 'stubble'] as const;

/** What stays the same of a person in all photos. Lengths are pixels of a 480 x 600 picture. */
export interface Looks {
  readonly isWoman: boolean;
  readonly skin: (typeof skins)[number];
  /** Number of the skin tone, dark to light. */
  readonly tone: number;
  readonly hair: (typeof menHair)[number] | (typeof womenHair)[number];
  readonly hairColour: string;
  /** Colours of cap, scarf or gele. */
  readonly fabric: readonly [string, string];
  readonly beard: (typeof beards)[number];
  readonly glasses: 'none' | 'round' | 'square';
  readonly earring: 'none' | 'stud' | 'hoop';
  /** Half the width of the face. */
  readonly width: number;
  /** Lower edge of the chin. */
  readonly chin: number;
  /** Width of the jaw: 0.45 pointed to 0.9 square. */
  readonly jaw: number;
  readonly eye: number;
  readonly eyeGap: number;
  readonly brow: number;
  readonly browTilt: number;
  readonly nose: number;
  readonly mouth: number;
  readonly lips: number;
  readonly isSmileOpen: boolean;
  readonly hasMarks: boolean;
}

const fabrics = [
  ['#7a1f3d', '#d9a441'],
  ['#0f5c4d', '#e8c46a'],
  ['#1d3f8a', '#9cc3f0'],
  ['#8f2d1c', '#f0b37a'],
  ['#5b2a86', '#d6a9e8'],
  ['#22262e', '#b9bec9'],
  ['#b8860b', '#fbe3a2'],
  ['#0e6f8a', '#bfeaf0'],
] as const;

/** How the person of an index looks: always the same. */
export function looksOf(index: number): Looks {
  const random = randomOf(6, index);
  const woman = isWoman(index);
  const tone = random.whole(0, skins.length - 1);
  const isGrey = random.chance(0.12);
  return {
    isWoman: woman,
    skin: skins[tone] ?? skins[3],
    tone,
    hair: woman ? random.pick(womenHair) : random.pick(menHair),
    hairColour: isGrey ? '#77736f' : random.pick(['#15110f', '#1d1613', '#241a15']),
    fabric: random.pick(fabrics),
    beard: woman ? 'none' : random.pick(beards),
    glasses: random.chance(0.22) ? random.pick(['round', 'square'] as const) : 'none',
    earring: woman ? random.pick(['none', 'stud', 'hoop'] as const) : 'none',
    ...shapeOf(random, woman),
  };
}

function shapeOf(random: Random, woman: boolean) {
  return {
    width: random.whole(woman ? 84 : 90, woman ? 98 : 108),
    chin: random.whole(woman ? 374 : 380, woman ? 392 : 406),
    jaw: woman ? 0.48 + random.next() * 0.2 : 0.58 + random.next() * 0.3,
    eye: random.whole(13, 18),
    eyeGap: 0.4 + random.next() * 0.09,
    brow: random.whole(woman ? 4 : 7, woman ? 7 : 11),
    browTilt: random.whole(-1, 7),
    nose: random.whole(17, 31),
    mouth: random.whole(30, 47),
    lips: random.whole(8, 15),
    isSmileOpen: random.chance(0.45),
    hasMarks: random.chance(0.08),
  };
}

/** Looks that nobody takes for those of `index`: other skin by at least three tones, other hair or headgear. */
export function strangerTo(index: number, key: number): Looks {
  const own = looksOf(index);
  const random = randomOf(7, index, key);
  for (;;) {
    const other = looksOf(random.whole(1, 900_000));
    if (other.hair !== own.hair && Math.abs(other.tone - own.tone) >= 3) return other;
  }
}
