import { middle } from './face.ts';
import type { Looks } from './looks.ts';

/** Gele, scarf, hijab and caps; nothing for bare heads. */
export function headgear(looks: Looks): string {
  const { hair, width, fabric } = looks;
  const [left, right] = [middle - width, middle + width];
  if (hair === 'gele') return gele(left, right, fabric);
  if (hair === 'scarf') return scarf(left, right, fabric);
  if (hair === 'hijab') return hijab(looks);
  if (hair === 'kufi') return cap(left, right, 112, fabric);
  if (hair === 'zanna') return cap(left, right, 78, fabric);
  if (hair === 'fila') return fila(left, right, fabric);
  return hair === 'okpu' ? okpu(left, right) : '';
}

/** The tied head-wrap of feast days: a band over the brow and a pleated fan above it. */
function gele(left: number, right: number, [dark, light]: Looks['fabric']): string {
  const pleats = [0, 1, 2, 3, 4, 5].map((index) => {
    const share = index / 5;
    const x = left - 62 + (right - left + 124) * share;
    return `M${middle + (share - 0.5) * 90} 168Q${middle + (share - 0.5) * 190} 110 ${x} ${72 - Math.sin(share * Math.PI) * 58}`;
  });
  return `
    <path d="M${left - 14} 214Q${left - 92} 130 ${left - 66} 58Q${middle - 60} -18 ${middle + 10} 22Q${right + 40} -14 ${right + 74} 66
      Q${right + 84} 140 ${right + 14} 214Q${middle} 128 ${left - 14} 214Z" fill="${dark}"/>
    <path d="M${middle - 8} 30Q${right + 30} 6 ${right + 58} 76Q${right + 62} 124 ${right + 8} 186Q${middle + 60} 70 ${middle - 8} 30Z"
      fill="${light}" opacity=".38"/>
    <path d="${pleats.join('')}" fill="none" stroke="${light}" stroke-width="4" opacity=".65"/>
    <path d="M${left - 14} 216Q${left - 8} 168 ${middle} 150T${right + 14} 216Q${right - 6} 190 ${middle} 180T${left - 14} 216Z" fill="${light}"/>`;
}

function scarf(left: number, right: number, [dark, light]: Looks['fabric']): string {
  return `
    <path d="M${left - 8} 226Q${left - 30} 86 ${middle} 80T${right + 8} 226Q${right - 10} 176 ${middle} 168T${left - 8} 226Z" fill="${dark}"/>
    <path d="M${left - 4} 190Q${middle - 20} 96 ${right - 20} 108M${left + 6} 176Q${middle} 120 ${right - 2} 150" fill="none" stroke="${light}" stroke-width="5" opacity=".6"/>
    <path d="M${right - 34} 104q34 -52 66 -18q-10 34 -52 36q42 6 40 38q-40 14 -62 -34Z" fill="${light}"/>`;
}

/** Cloth around the face and over the shoulders, open over the face. */
function hijab({ width, chin, fabric }: Looks): string {
  const [left, right] = [middle - width, middle + width];
  return `<path fill-rule="evenodd" fill="${fabric[0]}" d="M${left - 38} 250Q${left - 44} 84 ${middle} 84T${right + 38} 250
      Q${right + 50} 420 ${right + 20} 520H${left - 20}Q${left - 50} 420 ${left - 38} 250Z
      M${left + 7} 244Q${left + 4} ${chin - 30} ${middle} ${chin - 4}T${right - 7} 244Q${right - 14} 158 ${middle} 152T${left + 7} 244Z"/>
    <path d="M${left - 2} 330Q${middle - 10} ${chin + 62} ${right + 24} 400M${left - 12} 380Q${middle} ${chin + 104} ${right + 14} 470" fill="none"
      stroke="${fabric[1]}" stroke-width="4" opacity=".45"/>`;
}

/** A round cap with an embroidered band: kufi when low, zanna when tall. */
function cap(left: number, right: number, top: number, [dark, light]: Looks['fabric']): string {
  const stitches = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const x = left + 12 + ((right - left - 24) * index) / 6;
    return `M${x - 9} 156l9 -12l9 12l-9 12Z`;
  });
  return `
    <path d="M${left - 4} 186Q${left - 2} ${top + 8} ${left + 26} ${top}Q${middle} ${top - 22} ${right - 26} ${top}Q${right + 2} ${top + 8} ${right + 4} 186
      Q${middle} 158 ${left - 4} 186Z" fill="${dark}"/>
    <path d="${stitches.join('')}" fill="${light}" opacity=".9"/>
    <path d="M${left + 20} ${top + 12}Q${middle} ${top - 8} ${right - 20} ${top + 12}" fill="none" stroke="${light}" stroke-width="4" opacity=".7"/>`;
}

/** The soft cap whose top falls to one side. */
function fila(left: number, right: number, [dark, light]: Looks['fabric']): string {
  return `
    <path d="M${left - 4} 190Q${left - 6} 92 ${middle - 30} 78Q${right + 10} 50 ${right + 54} 112Q${right + 58} 150 ${right + 4} 190
      Q${middle} 160 ${left - 4} 190Z" fill="${dark}"/>
    <path d="M${middle - 26} 82Q${right - 30} 84 ${right + 46} 124" fill="none" stroke="${light}" stroke-width="5" opacity=".75"/>
    <path d="M${left - 3} 186Q${middle} 154 ${right + 3} 186" fill="none" stroke="${light}" stroke-width="7" opacity=".75"/>`;
}

/** The knitted Igbo cap in red, black and white stripes. */
function okpu(left: number, right: number): string {
  const stripe = (y: number, colour: string) =>
    `<path d="M${left - 3} ${y}Q${middle} ${y - 30} ${right + 3} ${y}" fill="none" stroke="${colour}" stroke-width="13"/>`;
  return `
    <path d="M${left - 5} 190Q${left - 6} 108 ${left + 24} 92Q${middle} 72 ${right - 24} 92Q${right + 6} 108 ${right + 5} 190Q${middle} 160 ${left - 5} 190Z" fill="#b3202a"/>
    ${stripe(182, '#17130f')}${stripe(156, '#f4efe6')}${stripe(130, '#17130f')}
    <circle cx="${middle}" cy="78" r="11" fill="#f4efe6"/>`;
}
