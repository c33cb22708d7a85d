import { middle } from './face.ts';
import type { Looks } from './looks.ts';

/** What of hair and headgear lies behind the head. */
export function hairBehind({ hair, hairColour, width, fabric }: Looks): string {
  const [left, right] = [middle - width, middle + width];
  if (hair === 'afro') return `<ellipse cx="${middle}" cy="205" rx="${width + 62}" ry="150" fill="${hairColour}"/>`;
  if (hair === 'bun') {
    return `<circle cx="${middle}" cy="84" r="50" fill="${hairColour}"/>
      <path d="M${middle - 34} 66q34 -24 68 0M${middle - 40} 86q40 -22 80 0" fill="none" stroke="#4a3a32" stroke-width="3"/>`;
  }
  if (hair === 'bob') {
    return `<path d="M${left - 34} 392Q${left - 46} 96 ${middle} 92T${right + 34} 392Q${right - 10} 410 ${right - 30} 380
      H${left + 30}Q${left + 10} 410 ${left - 34} 392Z" fill="${hairColour}"/>`;
  }
  if (hair === 'braids') return braids(left, right, hairColour);
  if (hair === 'hijab') {
    return `<path d="M${left - 40} 520Q${left - 62} 92 ${middle} 84T${right + 40} 520Z" fill="${fabric[0]}"/>`;
  }
  return '';
}

function braids(left: number, right: number, colour: string): string {
  const strands = [0, 1, 2, 3].flatMap((index) => [left - 24 + index * 15, right + 24 - index * 15]);
  return `<path d="M${left - 30} 300Q${left - 40} 96 ${middle} 92T${right + 30} 300Z" fill="${colour}"/>
    ${strands
      .map(
        (x) => `<path d="M${x} 250V505" stroke="${colour}" stroke-width="15" stroke-linecap="round"/>
        <path d="M${x} 260V505" stroke="#57443a" stroke-width="9" stroke-dasharray="3 11"/>`,
      )
      .join('')}`;
}

/** The crown of hair: `rise` pixels above the skull, with the hairline at `line` above the brows. */
function crown(width: number, rise: number, line: number, colour: string): string {
  const [left, right] = [middle - width, middle + width];
  return `<path d="M${left - rise * 0.35} 236C${left - rise * 0.9} 140 ${middle - width * 0.66} ${120 - rise} ${middle} ${120 - rise}
    S${right + rise * 0.9} 140 ${right + rise * 0.35} 236L${right - 5} 208C${right - 12} ${line + 16} ${middle + width * 0.5} ${line} ${middle} ${line}
    S${left + 12} ${line + 16} ${left + 5} 208Z" fill="${colour}"/>`;
}

/** Hair in front of the head; headgear is drawn by `headgear`. */
export function hairInFront({ hair, hairColour, width, skin }: Looks): string {
  const [left, right] = [middle - width, middle + width];
  if (hair === 'low') return crown(width, 5, 168, hairColour);
  if (hair === 'short') return crown(width, 24, 172, hairColour);
  if (hair === 'afro') return crown(width, 40, 176, hairColour);
  if (hair === 'bun' || hair === 'braids') {
    const parts = [-0.55, -0.2, 0.2, 0.55].map(
      (at) => `M${middle + width * at * 0.75} 164L${middle + width * at * 0.5} ${116 + Math.abs(at) * 12}`,
    );
    return `${crown(width, 10, 166, hairColour)}<path d="${parts.join('')}" stroke="${skin.shade}" stroke-width="3"/>`;
  }
  if (hair === 'cornrows') {
    const rows = [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].map(
      (at) =>
        `M${middle + width * at} ${172 + Math.abs(at) * 26}Q${middle + width * at} 140 ${middle + width * at * 0.5} ${118 + Math.abs(at) * 18}`,
    );
    return `${crown(width, 8, 164, hairColour)}<path d="${rows.join('')}" fill="none" stroke="${skin.base}" stroke-width="4"/>`;
  }
  if (hair === 'bob') {
    return `<path d="M${left - 12} 300Q${left - 20} 104 ${middle - 20} 100T${right + 12} 300Q${right - 2} 230 ${right - 14} 204
      Q${middle + 30} 190 ${middle - 34} 148Q${left + 20} 190 ${left + 8} 216Q${left + 4} 250 ${left - 12} 300Z" fill="${hairColour}"/>`;
  }
  if (hair === 'fade') {
    return `${crown(width, 3, 166, hairColour).replace('/>', ' opacity=".5"/>')}
      <path d="M${left + 8} 176C${left + 2} 104 ${middle - 50} 84 ${middle} 84S${right - 2} 104 ${right - 8} 176
      C${right - 26} 160 ${middle + 40} 158 ${middle} 158S${left + 26} 160 ${left + 8} 176Z" fill="${hairColour}"/>`;
  }
  return '';
}
