import type { Random } from '../random.ts';

const studio = ['#dfe6ee', '#c9d8ea', '#e8e2d8', '#b9cbe0', '#d7e3d8'];

/** The plain wall of a passport photo. */
export function studioBackdrop(random: Random): string {
  const colour = random.pick(studio);
  return `<rect width="480" height="600" fill="${colour}"/>
    <radialGradient id="glow" cx=".5" cy=".38" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".75"/>
      <stop offset="1" stop-color="#50607a" stop-opacity=".28"/></radialGradient>
    <rect width="480" height="600" fill="url(#glow)"/>`;
}

/** Where a phone takes the photo of a sign-in: office, corridor, yard with a line, painted wall. */
export function workBackdrop(random: Random): string {
  const scene = random.whole(0, 3);
  if (scene === 0) return office(random);
  if (scene === 1) return corridor(random);
  return scene === 2 ? yard(random) : painted(random);
}

function office(random: Random): string {
  const x = random.whole(-60, 60);
  return `<rect width="480" height="600" fill="#d8cfc0"/><rect y="430" width="480" height="170" fill="#8b7358"/>
    <g transform="translate(${x} 0)"><rect x="290" y="60" width="200" height="230" fill="#f5fbff" stroke="#8d8878" stroke-width="12"/>
    <path d="M390 60V290M290 175H490" stroke="#8d8878" stroke-width="8"/>
    <rect x="-10" y="130" width="130" height="300" fill="#6f7f8f"/><path d="M-10 230H120M-10 330H120" stroke="#566472" stroke-width="6"/></g>`;
}

function corridor(random: Random): string {
  const wall = random.pick(['#b7c3b0', '#c4b7a6', '#a9b8c6']);
  return `<rect width="480" height="600" fill="${wall}"/><path d="M150 130H330V470H150Z" fill="#00000022"/>
    <path d="M0 0L150 130M480 0L330 130M0 600L150 470M480 600L330 470" stroke="#0003" stroke-width="5"/>
    <rect x="30" y="120" width="76" height="380" fill="#7a5638" transform="skewY(10)"/>
    <rect x="196" y="20" width="88" height="22" fill="#fffbe6"/><rect x="206" y="70" width="68" height="14" fill="#fffbe6"/>`;
}

function yard(random: Random): string {
  const pole = random.whole(40, 110);
  return `<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#7fb4de"/><stop offset="1" stop-color="#e6eef2"/></linearGradient>
    <rect width="480" height="600" fill="url(#sky)"/><path d="M0 420Q120 370 240 410T480 390V600H0Z" fill="#6e8f4e"/>
    <path d="M0 480H480V600H0Z" fill="#b48a5a"/>
    <path d="M${pole} 60V500M${pole - 46} 96H${pole + 46}M${pole - 36} 130H${pole + 36}" stroke="#4b4540" stroke-width="11"/>
    <path d="M0 84Q${pole} 120 480 66M0 118Q${pole} 150 480 100" fill="none" stroke="#4b4540" stroke-width="3"/>`;
}

function painted(random: Random): string {
  const [upper, lower] = random.pick([
    ['#f0e3b2', '#2f6b52'],
    ['#e9e4da', '#35577d'],
    ['#efd9c4', '#8a3b2c'],
  ] as const);
  const lines = Array.from({ length: 7 }, (_, row) => `M0 ${360 + row * 36}H480`);
  return `<rect width="480" height="600" fill="${upper}"/><rect y="330" width="480" height="270" fill="${lower}"/>
    <path d="${lines.join('')}" stroke="#0002" stroke-width="3"/><rect x="360" y="90" width="84" height="112" fill="#fff" stroke="#7a756a" stroke-width="5"/>
    <path d="M374 116H430M374 136H430M374 156H412" stroke="#9a958a" stroke-width="5"/>`;
}
