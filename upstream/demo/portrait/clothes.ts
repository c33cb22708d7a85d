import type { Random } from '../random.ts';
import { middle } from './face.ts';
import type { Looks } from './looks.ts';

const shirts = ['#f2f4f7', '#cfe0f3', '#e9dcc9', '#dfe8dd', '#f1d9dc', '#b7c6da'];
const strong = ['#173a5e', '#7a1f2b', '#1f5c46', '#4b2b63', '#8a5a14', '#22324a', '#0f6674'];
const shoulders = 'M34 640C36 522 92 474 172 446Q240 530 308 446C388 474 444 522 446 640Z';

/** Clothes of one photo: people change them from day to day. */
export function clothes(looks: Looks, random: Random): string {
  const kinds = looks.isWoman
    ? (['blouse', 'ankara', 'suit', 'polo'] as const)
    : (['shirt', 'suit', 'kaftan', 'polo', 'vest'] as const);
  const kind = random.pick(kinds);
  const colour = random.pick(strong);
  const other = random.pick(shirts);
  if (kind === 'shirt') return shirt(other, colour, random.chance(0.6));
  if (kind === 'suit') return suit(colour, other, looks.isWoman);
  if (kind === 'kaftan') return kaftan(random.chance(0.5) ? other : colour);
  if (kind === 'polo') return polo(colour);
  if (kind === 'vest') return vest(other);
  return kind === 'ankara' ? ankara(colour, random) : blouse(random.chance(0.5) ? colour : other);
}

function body(colour: string): string {
  return `<clipPath id="body"><path d="${shoulders}"/></clipPath><path d="${shoulders}" fill="${colour}"/>
    <path d="M402 480Q350 540 352 640H460V480Z" fill="#000" opacity=".14" clip-path="url(#body)"/>`;
}

function collar(colour: string): string {
  return `<path d="M176 444L240 506L206 540L160 462Z" fill="${colour}" stroke="#0003" stroke-width="2"/>
    <path d="M304 444L240 506L274 540L320 462Z" fill="${colour}" stroke="#0003" stroke-width="2"/>`;
}

function shirt(colour: string, tie: string, hasTie: boolean): string {
  const front = hasTie
    ? `<path d="M226 508H254L262 526L268 640H212L218 526Z" fill="${tie}"/><path d="M224 506L240 526L256 506L240 498Z" fill="${tie}"/>`
    : `<path d="M240 506V640" stroke="#0003" stroke-width="3"/><circle cx="247" cy="548" r="4" fill="#0004"/>`;
  return `${body(colour)}${front}${collar(colour)}`;
}

function suit(colour: string, inner: string, isWoman: boolean): string {
  const tie = isWoman ? '' : `<path d="M228 512H252L260 640H220Z" fill="#7d1d2c"/>`;
  return `${body(colour)}<path d="M182 448L${middle} 640L298 448Q240 530 182 448Z" fill="${inner}"/>${tie}
    ${collar(inner)}
    <path d="M172 446L226 640H150L128 500Z" fill="${colour}" stroke="#0004" stroke-width="3"/>
    <path d="M308 446L254 640H330L352 500Z" fill="${colour}" stroke="#0004" stroke-width="3"/>`;
}

function kaftan(colour: string): string {
  return `${body(colour)}<path d="M178 446Q240 520 302 446L312 466Q240 548 168 466Z" fill="#c9a24a"/>
    <path d="M228 514H252V640H228Z" fill="#c9a24a"/>
    <path d="M240 520V640" stroke="#6d5212" stroke-width="3" stroke-dasharray="5 7"/>`;
}

function polo(colour: string): string {
  return `${body(colour)}<path d="M228 500H252V568H228Z" fill="#0003"/>${collar(colour)}
    <circle cx="326" cy="548" r="15" fill="#f4c430"/><path d="M329 537l-9 13h7l-4 11l11 -15h-8Z" fill="#173a5e"/>`;
}

/** The orange safety vest of line crews. */
function vest(inner: string): string {
  return `${body(inner)}${collar(inner)}
    <path d="M96 484L176 452L222 640H60Q64 520 96 484Z" fill="#f47b20"/>
    <path d="M384 484L304 452L258 640H420Q416 520 384 484Z" fill="#f47b20"/>
    <path d="M120 474L160 640M360 474L320 640" stroke="#e9f06a" stroke-width="20"/>`;
}

function ankara(colour: string, random: Random): string {
  const accents = ['#f2b632', '#e4572e', '#f6efe2', '#2a9d8f'];
  const rings = Array.from({ length: 26 }, () => {
    const [x, y, size] = [random.whole(40, 440), random.whole(465, 600), random.whole(11, 24)];
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="${random.pick(accents)}"/><circle cx="${x}" cy="${y}" r="${size * 0.55}" fill="${colour}"/>`;
  });
  return `${body(colour)}<g clip-path="url(#body)">${rings.join('')}</g>
    <path d="M173 447Q240 530 307 447" fill="none" stroke="#f2b632" stroke-width="9"/>`;
}

function blouse(colour: string): string {
  const beads = Array.from({ length: 13 }, (_, index) => {
    const share = (index - 6) / 6;
    return `<circle cx="${middle + share * 60}" cy="${494 - share * share * 44}" r="7" fill="#d9583b"/>`;
  });
  return `${body(colour)}<path d="M176 446Q240 540 304 446" fill="none" stroke="#fff8" stroke-width="6"/>${beads.join('')}`;
}
