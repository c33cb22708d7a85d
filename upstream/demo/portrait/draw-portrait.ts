import type { PortraitKey } from '../portrait-name.ts';
import { type Random, randomOf } from '../random.ts';
import { studioBackdrop, workBackdrop } from './backdrop.ts';
import { clothes } from './clothes.ts';
import { features, head } from './face.ts';
import { hairBehind, hairInFront } from './hair.ts';
import { headgear } from './headgear.ts';
import { type Looks, looksOf, strangerTo } from './looks.ts';

/**
 * The picture of a portrait file as SVG, 480 x 600. The reference photo is frontal before a plain wall; at a sign-in
 * the same face has other clothes, place, light, angle and distance; a stranger has another face.
 */
export function drawPortrait({ index, day, which, isStranger }: PortraitKey): string {
  const key = Number(day ?? 0) * 4 + ['i', 'i2', 'o', 'o2'].indexOf(which ?? 'i');
  const random = randomOf(8, index, key);
  const looks = isStranger ? strangerTo(index, key) : looksOf(index);
  const scene =
    day === null
      ? `${studioBackdrop(random)}${person(looks, random, 0)}`
      : `${workBackdrop(random)}${held(random, (turn) => person(looks, random, turn))}${light(random)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600">${scene}</svg>`;
}

function person(looks: Looks, random: Random, turn: number): string {
  return [
    hairBehind(looks),
    head(looks),
    `<g transform="translate(0 -18)">${clothes(looks, random)}</g>`,
    features(looks, turn),
    hairInFront(looks),
    headgear(looks),
  ].join('');
}

/** A phone held by hand: a little off the middle, nearer or farther, tilted. */
function held(random: Random, draw: (turn: number) => string): string {
  const turn = random.whole(-11, 11);
  const shift = `${random.whole(-34, 34)} ${random.whole(-6, 40)}`;
  const size = (0.94 + random.next() * 0.24).toFixed(3);
  const tilt = random.whole(-7, 7);
  return `<g transform="translate(${shift}) rotate(${tilt} 240 420) translate(240 420) scale(${size}) translate(-240 -420)">
    <path d="M-60 760V600H540V760Z" fill="#1c2430"/>${draw(turn)}</g>`;
}

/** Light of the hour: warm, cold or dim, stronger from one side. */
function light(random: Random): string {
  const colour = random.pick(['#ffb45c', '#7fa8e0', '#1a1f33', '#ffe9b8']);
  const strength = colour === '#1a1f33' ? 0.26 : 0.16;
  const fromLeft = random.chance(0.5);
  return `<linearGradient id="light" x1="${fromLeft ? 0 : 1}" x2="${fromLeft ? 1 : 0}">
      <stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="#000" stop-opacity=".2"/>
    </linearGradient><rect width="480" height="600" fill="url(#light)"/>`;
}
