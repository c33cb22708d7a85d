import type { Looks } from './looks.ts';

/** Middle of the head from the left edge. */
export const middle = 240;

/** The outline of the face as SVG path data. */
function faceOutline({ width, chin, jaw }: Looks): string {
  const [left, right] = [middle - width, middle + width];
  const cheek = 296 + (chin - 366) * 0.4;
  return `M${left} 232C${left} 158 ${middle - width * 0.62} 122 ${middle} 122S${right} 158 ${right} 232
    C${right} ${cheek} ${middle + width * jaw} ${chin} ${middle} ${chin}
    S${left} ${cheek} ${left} 232Z`;
}

/** Neck, ears and face with light and shade, without features. */
export function head(looks: Looks): string {
  const { skin, width, earring } = looks;
  const neck = looks.isWoman ? 38 : 50;
  const outline = faceOutline(looks);
  const ear = (side: number) => `
    <ellipse cx="${middle + side * (width + 3)}" cy="256" rx="15" ry="26" fill="${skin.base}"/>
    <ellipse cx="${middle + side * (width + 5)}" cy="257" rx="8" ry="16" fill="${skin.shade}" opacity=".7"/>
    ${jewel(earring, middle + side * (width + 6))}`;
  return `
    <path d="M${middle - neck} 320V446Q${middle - neck - 6} 462 ${middle - neck - 36} 470L${middle} 560L${middle + neck + 36} 470Q${middle + neck + 6} 462 ${middle + neck} 446V320Z" fill="${skin.base}"/>
    <path d="M${middle - neck} 352Q${middle} ${looks.chin + 62} ${middle + neck} 352V330H${middle - neck}Z"
      fill="${skin.shade}"/>
    ${ear(-1)}${ear(1)}
    <path d="${outline}" fill="${skin.base}"/>
    <clipPath id="face"><path d="${outline}"/></clipPath>
    <g clip-path="url(#face)">
      <ellipse cx="${middle + width * 0.95}" cy="270" rx="${width * 0.5}" ry="170" fill="${skin.shade}" opacity=".45"/>
      <ellipse cx="${middle - width * 0.25}" cy="180" rx="${width * 0.55}" ry="42" fill="${skin.light}" opacity=".5"/>
      <ellipse cx="${middle - width * 0.55}" cy="296" rx="24" ry="17" fill="${skin.light}" opacity=".55"/>
      <ellipse cx="${middle + width * 0.5}" cy="296" rx="22" ry="16" fill="${skin.light}" opacity=".35"/>
    </g>`;
}

function jewel(earring: Looks['earring'], x: number): string {
  if (earring === 'stud') return `<circle cx="${x}" cy="281" r="5" fill="#f3d36b"/>`;
  if (earring !== 'hoop') return '';
  return `<circle cx="${x}" cy="300" r="17" fill="none" stroke="#e9c455" stroke-width="4.5"/>`;
}

/** Eyes, brows, nose, mouth, marks and beard. `turn` moves them sideways, as when a head turns. */
export function features(looks: Looks, turn: number): string {
  const { skin, width, nose, hasMarks } = looks;
  const gap = width * looks.eyeGap;
  return `
    ${beard(looks)}
    <g transform="translate(${turn} 0)">
      ${eye(looks, -gap, -1)}${eye(looks, gap, 1)}
      <path d="M${middle - nose} 303Q${middle - nose - 3} 288 ${middle - nose * 0.45} 287Q${middle - 7} 270 ${middle - 6} 252
        Q${middle} 247 ${middle + 6} 252Q${middle + 7} 270 ${middle + nose * 0.45} 287Q${middle + nose + 3} 288 ${middle + nose} 303
        Q${middle + nose * 0.5} 312 ${middle} 311Q${middle - nose * 0.5} 312 ${middle - nose} 303Z"
        fill="${skin.shade}" opacity=".55"/>
      <ellipse cx="${middle - 2}" cy="290" rx="${nose * 0.38}" ry="9" fill="${skin.light}" opacity=".8"/>
      <ellipse cx="${middle - nose * 0.52}" cy="304" rx="5" ry="3" fill="#1a0f0b" opacity=".55"/>
      <ellipse cx="${middle + nose * 0.52}" cy="304" rx="5" ry="3" fill="#1a0f0b" opacity=".55"/>
      ${mouth(looks)}
      ${hasMarks ? marks(looks) : ''}
      ${glasses(looks, gap)}
    </g>`;
}

function eye({ eye: size, brow, browTilt, isWoman, hairColour, skin }: Looks, offset: number, side: number): string {
  const x = middle + offset;
  const inner = x - side * (size + 7);
  const outer = x + side * (size + 9);
  const lash = isWoman
    ? `<path d="M${x + side * size} 246l${side * 9} -7M${x + side * (size - 5)} 241l${side * 7} -8" stroke="#120b08" stroke-width="3"/>`
    : '';
  return `
    <ellipse cx="${x}" cy="249" rx="${size + 5}" ry="${size * 0.85}" fill="${skin.shade}" opacity=".45"/>
    <path d="M${x - size} 250Q${x} ${250 - size * 0.98} ${x + size} 250Q${x} ${250 + size * 0.72} ${x - size} 250Z" fill="#f7f1ea"/>
    <circle cx="${x}" cy="248" r="${size * 0.48}" fill="#2a1710"/>
    <circle cx="${x - 3}" cy="245" r="2.4" fill="#fff"/>
    <path d="M${x - size - 1} 250Q${x} ${250 - size * 1.06} ${x + size + 1} 250" fill="none" stroke="#120b08" stroke-width="3.6" stroke-linecap="round"/>
    ${lash}
    <path d="M${inner} ${226 - browTilt * 0.3}Q${x + side * 2} ${210 - Math.abs(browTilt)} ${outer} ${225 + browTilt}" fill="none"
      stroke="${hairColour}" stroke-width="${brow}" stroke-linecap="round"/>`;
}

function mouth({ mouth: half, lips, isSmileOpen, skin }: Looks): string {
  const y = 340;
  const [left, right] = [middle - half, middle + half];
  const teeth = isSmileOpen
    ? `<path d="M${left + 5} ${y - 1}Q${middle} ${y + 4} ${right - 5} ${y - 1}Q${middle} ${y + lips + 11} ${left + 5} ${y - 1}Z" fill="#fbf7f2"/>`
    : '';
  const opening = isSmileOpen ? lips + 10 : 6;
  return `
    <path d="M${left} ${y - 3}Q${middle} ${y + opening + lips * 1.5} ${right} ${y - 3}Q${middle} ${y + 10} ${left} ${y - 3}Z" fill="${skin.lip}"/>
    <path d="M${left} ${y - 3}Q${middle - half * 0.4} ${y - lips * 0.8} ${middle} ${y - lips * 0.42}Q${middle + half * 0.4} ${y - lips * 0.8} ${right} ${y - 3}Q${middle} ${y + 8} ${left} ${y - 3}Z" fill="${skin.lip}" opacity=".85"/>
    ${teeth}
    <path d="M${left} ${y - 3}Q${middle} ${y + 8} ${right} ${y - 3}" fill="none" stroke="#2a1210" stroke-width="2.6" stroke-linecap="round" opacity="${isSmileOpen ? 0.25 : 0.75}"/>`;
}

function marks({ width, skin }: Looks): string {
  const side = middle - width * 0.62;
  return `<path d="M${side} 292l12 14M${side + 9} 288l12 14M${side + 18} 284l12 14" stroke="${skin.shade}" stroke-width="3"/>`;
}

function glasses({ glasses: kind, eye: size }: Looks, gap: number): string {
  if (kind === 'none') return '';
  const lens = (x: number) =>
    kind === 'round'
      ? `<circle cx="${x}" cy="250" r="${size + 13}"/>`
      : `<rect x="${x - size - 14}" y="230" width="${2 * size + 28}" height="42" rx="9"/>`;
  const inner = gap - size - 13;
  return `<g fill="#cfe6ff" fill-opacity=".14" stroke="#17161a" stroke-width="5">
    ${lens(middle - gap)}${lens(middle + gap)}
    <path d="M${middle - inner} 247Q${middle} 239 ${middle + inner} 247" fill="none"/></g>`;
}

function beard({ beard: kind, hairColour, mouth: half, width, chin }: Looks): string {
  if (kind === 'none') return '';
  const moustache = `<path d="M${middle - half - 2} 334Q${middle - half * 0.5} 313 ${middle} 319Q${middle + half * 0.5} 313 ${middle + half + 2} 334Q${middle} 322 ${middle - half - 2} 334Z" fill="${hairColour}"/>`;
  if (kind === 'moustache') return moustache;
  if (kind === 'goatee') {
    return `${moustache}<path d="M${middle - 30} 366Q${middle} 354 ${middle + 30} 366Q${middle + 22} ${chin + 12} ${middle} ${chin + 13}Q${middle - 22} ${chin + 12} ${middle - 30} 366Z" fill="${hairColour}"/>`;
  }
  const edge = width + 2;
  const full = `M${middle - edge} 240Q${middle - width * 0.8} 318 ${middle - half - 6} 318Q${middle} 302 ${middle + half + 6} 318
    Q${middle + width * 0.8} 318 ${middle + edge} 240L${middle + edge} 420H${middle - edge}Z`;
  return `<g clip-path="url(#face)"><path d="${full}" fill="${hairColour}" opacity="${kind === 'full' ? 0.96 : 0.38}"/></g>`;
}
