import { isSameName } from '../../common/name-core.ts';
import { formatLongDate } from '../../schema/format.ts';
import { reasonWords } from '../../schema/reason-words.ts';
import { tidyText } from '../../schema/tidy-text.ts';
import { writeFilter } from '../../schema/view-address.ts';
import type { CentreMorning, Morning, NamedPerson } from './morning-facts.ts';

/** A mail as it is sent. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a mail leaves out. */
interface MailLimits {
  /** People of one kind whom a centre's part names; the rest is a number with a link. Twenty, and the text has links, too. */
  readonly names: number;
  readonly centres: number;
}

/** What always fits. */
const least: MailLimits = { names: 0, centres: 0 };

/** From a mail that leaves out little. */
const limits: readonly MailLimits[] = [
  ...[40, 20, 10, 5, 2, 0].map((names) => ({ names, centres: 1_000 })),
  ...[150, 100, 70, 50, 30].map((centres) => ({ names: 0, centres })),
];

/** Bytes of both parts as they are sent. Gmail shows 102 kB of a mail, and neither the rest nor what follows it. */
const mostBytes = 88_000;

/** What a mail is written of. */
export interface MailFacts {
  readonly morning: Morning;
  /** District of which it tells; null for all, an empty text where the user has none. */
  readonly district: string | null;
  /** `HH:MM` of the facts, in the company's zone. */
  readonly time: string;
  /** Where the dashboard opens, without a slash at the end; undefined leaves links out. */
  readonly dashboardUrl: string | undefined;
}

/** `HH:MM` of an instant. */
export const timeOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);

/** One line of a centre's part: what is counted, its people or devices, and the way to them. */
interface Line {
  readonly words: string;
  readonly names: readonly string[];
  readonly address: string | null;
}

/** Why there is nothing to count: how a mail says so at its head, and what its reader can do. */
interface Gap {
  readonly words: string;
  readonly sentence: string;
}

const noDistrict: Gap = {
  words: 'your account has no district',
  sentence:
    'Your account has no district, so this mail is empty. Ask an administrator to give it one, or choose all districts.',
};
const noStaff: Gap = {
  words: 'no staff is registered',
  sentence: 'No staff is registered yet, so this mail is empty.',
};
const unknownDistrict = (district: string): Gap => ({
  words: 'no staff has this district',
  sentence: `Your account has the district ${district}, and no staff has this district, so this mail is empty. Ask an administrator to correct your district, or choose all districts.`,
});
const nobody = 'Nobody is expected today, and nobody has come.';
const notYet = (people: number) =>
  `${people === 1 ? '1 person works' : `${people} people work`} today but ${people === 1 ? 'is' : 'are'} not counted yet: the shift has not started, the person was registered after it started, or the service centre has no records yet.`;

function gapOf({ districts }: Morning, district: string | null): Gap | null {
  if (district === '') return noDistrict;
  if (districts.length === 0) return noStaff;
  if (district === null || districts.some(({ name }) => isSameName(name, district))) return null;
  return unknownDistrict(isolated(tidyText(district)));
}

/** Writes the mail: the same facts as plain text and as HTML. A name is never more than text of one line in either. */
export function writeMail(facts: MailFacts): WrittenMail {
  for (const limit of limits) {
    const mail = writeWithin(facts, limit);
    if (sentBytes(mail.text) + sentBytes(mail.html) <= mostBytes) return mail;
  }
  return writeWithin(facts, least);
}

/** Bytes of a text as quoted-printable, by which mails are sent, or fewer. */
const sentBytes = (text: string) =>
  1.04 * (Buffer.byteLength(text) + 2 * (text.match(/=/g)?.length ?? 0) + 2 * otherBytes(text));

/** Bytes that are not ASCII. */
const otherBytes = (text: string) => Buffer.byteLength(text.replace(/[\0-\x7f]+/g, ''));

function writeWithin({ morning, district, time, dashboardUrl }: MailFacts, limit: MailLimits): WrittenMail {
  const { day } = morning;
  const gap = gapOf(morning, district);
  const centres = morning.centres.filter((centre) => district === null || isSameName(centre.district, district));
  const link = (path: string) => (dashboardUrl === undefined ? null : `${dashboardUrl}${path}`);
  const scope = district === '' ? 'no district' : (district ?? 'all districts');
  const title = tidyText(`${formatLongDate(day)}, ${scope}`);
  const uncounted = morning.districts
    .filter(({ name }) => district === null || isSameName(name, district))
    .reduce((sum, one) => sum + one.uncounted, 0);
  const isEarly = centres.length === 0 && uncounted > 0;
  const totals = gap?.words ?? (isEarly ? 'nobody is counted yet' : totalsOf(centres));
  const parts = centres.slice(0, limit.centres).map((centre) => ({
    title: tidyText(`${centre.serviceCentre || 'Without a service centre'}, ${centre.district}`),
    lines: linesOf(centre, day, link),
  }));
  const left = centres.length - parts.length;
  const more: Line[] =
    left > 0
      ? [
          {
            words: left === 1 ? '1 more service centre' : `${left} more service centres`,
            names: [],
            address: link(`/attendance/day?date=${day}`),
          },
        ]
      : [];
  const others = [...more, ...(district === null ? devicesLine(morning.otherSilentDevices, link) : [])];
  const told = uncounted > 0 ? [notYet(uncounted)] : centres.length > 0 ? [] : [nobody];
  const sentences = gap ? [gap.sentence] : told;
  const foot = [
    `As of ${time}. You chose this mail in the settings of the dashboard. You can end it there.`,
    ...(dashboardUrl === undefined ? [] : [`${dashboardUrl}/settings/mail`]),
  ];
  const textLine = ({ words, names, address }: Line) =>
    `- ${words}${listNames(names, limit.names)}${address !== null && limit.names >= 20 ? `\n  ${address}` : ''}`;
  const htmlLine = ({ words, names, address }: Line) => {
    const said = address === null ? words : `<a href="${htmlOf(address)}">${words}</a>`;
    return `<li>${said}${htmlOf(listNames(names, limit.names))}</li>`;
  };
  return {
    subject: tidyText(`${formatLongDate(day)}: ${totals}${district === '' ? '' : ` (${scope})`}`),
    text: [
      `${title}: ${totals}.`,
      // Before the lists: a mailbox may cut off what is long.
      foot.join('\n'),
      ...sentences,
      ...parts.map((part) => [part.title, ...part.lines.map(textLine)].join('\n')),
      ...others.map(textLine),
    ].join('\n\n'),
    html: mailPage(title, [
      `<h1 style="font-size:18px">${htmlOf(title)}</h1>`,
      `<p><strong>${htmlOf(totals)}</strong></p>`,
      `<p style="color:#4a5568">${htmlOf(foot[0] ?? '')}${foot[1] ? ` <a href="${htmlOf(foot[1])}">Morning Mail</a>` : ''}</p>`,
      ...sentences.map((sentence) => `<p>${htmlOf(sentence)}</p>`),
      ...[...parts, ...(others.length > 0 ? [{ title: 'Others', lines: others }] : [])].map(
        (part) =>
          `<h2 style="font-size:16px">${htmlOf(part.title)}</h2>\n<ul style="padding-left:20px">${part.lines.map(htmlLine).join('\n')}</ul>`,
      ),
    ]),
  };
}

/** `3 present, 1 late, 0 absent, 2 on leave`; without leave nothing is said of it. */
function totalsOf(centres: readonly CentreMorning[]): string {
  const sum = (count: (centre: CentreMorning) => number) => centres.reduce((total, one) => total + count(one), 0);
  const onLeave = sum((centre) => centre.onLeave.length);
  return [
    `${sum(({ present }) => present)} present`,
    `${sum(({ late }) => late.length)} late`,
    `${sum(({ absent }) => absent.length)} absent`,
    ...(onLeave > 0 ? [`${onLeave} on leave`] : []),
  ].join(', ');
}

const nameOf = ({ name, staffID }: NamedPerson) =>
  tidyText(name) ? `${isolated(tidyText(name))} (${staffID})` : staffID;

type Link = (path: string) => string | null;

const addressed = (name: string, values: string[]) => `${name}=${encodeURIComponent(writeFilter({ in: values }))}`;
const came = addressed('reason', [reasonWords.PRESENT, reasonWords.PRESENT_LATE]);
const notAway = `&${addressed('onLeave', [''])}`;
/** Who is on leave on a day, without a word of its kind. */
const awayOn = (day: string) => `&leaveFrom=${writeFilter({ to: day })}`;

function linesOf(centre: CentreMorning, day: string, link: Link): Line[] {
  const { serviceCentre, present, late, absent, onLeave, silentDevices } = centre;
  const only = addressed('serviceCentre', [serviceCentre]);
  const absentees = `/report/exception?date=${day}&${only}`;
  const people = [
    {
      words: 'late',
      names: late.map((person) => `${nameOf(person)} ${person.at}`),
      address: link(`/report/latness?date=${day}&${only}`),
    },
    // One list has both.
    { words: 'absent', names: absent.map(nameOf), address: link(absentees + (onLeave.length > 0 ? notAway : '')) },
    { words: 'on leave', names: onLeave.map(nameOf), address: link(absentees + awayOn(day)) },
  ].filter(({ names }) => names.length > 0);
  return [
    // Shift days are counted, as the Day Overview does: a night's sign-in of the evening before is in no list of today.
    { words: `${present} present`, names: [], address: link(`/attendance/day?date=${day}&${came}&${only}`) },
    ...people.map((line) => ({ ...line, words: `${line.names.length} ${line.words}` })),
    ...devicesLine(silentDevices, link),
  ];
}

function devicesLine(devices: readonly string[], link: Link): Line[] {
  if (devices.length === 0) return [];
  const words = `${devices.length} silent ${devices.length === 1 ? 'device' : 'devices'}`;
  return [
    {
      words,
      names: devices.map((name) => isolated(tidyText(name))),
      address: link('/attendance/devices?state=Silent'),
    },
  ];
}

/** So many names with commas between them; the rest of a long list is a number. */
function listNames(names: readonly string[], most: number): string {
  if (names.length === 0 || most === 0) return '';
  const more = names.length - most;
  return `: ${names.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, also within an attribute. */
const htmlOf = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Letters that are written from right to left, and what turns the direction. */
const turning = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Adlam}\p{Script=Nko}\u202a-\u202e\u2066-\u2069]/u;
const marks = /[\u202a-\u202e\u2066-\u2069]/g;

/** A name within a line: one from right to left does not turn the commas and times around it. */
function isolated(name: string): string {
  return turning.test(name) ? `\u2068${name.replaceAll(marks, '')}\u2069` : name;
}

/** A whole mail in HTML, for windows of any width; each part is HTML already. */
function mailPage(title: string, parts: readonly string[]): string {
  const style =
    'margin:0;padding:16px;max-width:680px;font-family:sans-serif;font-size:15px;line-height:1.5;color:#1a202c;background:#fff;overflow-wrap:anywhere';
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${htmlOf(title)}</title></head>`,
    `<body style="${style}">`,
    ...parts,
    '</body></html>',
  ].join('\n');
}
