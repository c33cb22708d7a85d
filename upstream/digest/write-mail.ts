import { formatLongDate } from '../../schema/format.ts';
import { reasonWords } from '../../schema/reason-words.ts';
import { tidyText } from '../../schema/tidy-text.ts';
import { writeFilter } from '../../schema/view-address.ts';
import { htmlOf, isolated, mailPage } from './mail-html.ts';
import type { CentreMorning, Morning, NamedPerson } from './morning-facts.ts';

/** A mail as it is sent. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** How many people of one kind a centre's part names; the rest is a number with a link. */
const mostNames = 40;

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

/** One line of a centre's part: what is counted, its people or devices, and the way to them. */
interface Line {
  readonly words: string;
  readonly names: readonly string[];
  readonly address: string | null;
}

/** The sentence of a mail to a user who chose their own district and has none. */
const noDistrict =
  'Your account has no district, so this mail has nothing to tell. Ask an administrator to give it one, or choose all districts.';
const nothing = 'Nobody is expected today, and nobody has come.';

/** Writes the mail: the same facts as plain text and as HTML. A name is never more than text of one line in either. */
export function writeMail({ morning, district, time, dashboardUrl }: MailFacts): WrittenMail {
  const { day } = morning;
  const centres =
    district === '' ? [] : morning.centres.filter((centre) => district === null || centre.district === district);
  const link = (path: string) => (dashboardUrl === undefined ? null : `${dashboardUrl}${path}`);
  const scope = district === '' ? 'no district' : (district ?? 'all districts');
  const title = tidyText(`${formatLongDate(day)}, ${scope}`);
  const totals = totalsOf(centres);
  const parts = centres.map((centre) => ({
    title: tidyText(`${centre.serviceCentre || 'Without a service centre'}, ${centre.district}`),
    lines: linesOf(centre, day, link),
  }));
  const others = district === null ? devicesLine(morning.otherSilentDevices, link) : [];
  const empty = centres.length > 0 ? [] : [district === '' ? noDistrict : nothing];
  const foot = [
    `As of ${time}. You chose this mail in the settings of the dashboard. You can end it there.`,
    ...(dashboardUrl === undefined ? [] : [`${dashboardUrl}/settings/mail`]),
  ];
  return {
    subject: tidyText(`${formatLongDate(day)}: ${totals} (${scope})`),
    text: [
      `${title}: ${totals}.`,
      ...empty,
      ...parts.map((part) => [part.title, ...part.lines.map(textLine)].join('\n')),
      ...others.map(textLine),
      foot.join('\n'),
    ].join('\n\n'),
    html: mailPage(title, [
      `<h1 style="font-size:18px">${htmlOf(title)}</h1>`,
      `<p><strong>${htmlOf(totals)}</strong></p>`,
      ...empty.map((sentence) => `<p>${htmlOf(sentence)}</p>`),
      ...[...parts, ...others.map((line) => ({ title: 'Other devices', lines: [line] }))].map(
        (part) =>
          `<h2 style="font-size:16px">${htmlOf(part.title)}</h2>\n<ul style="padding-left:20px">${part.lines.map(htmlLine).join('\n')}</ul>`,
      ),
      `<p style="color:#4a5568">${htmlOf(foot[0] ?? '')}${foot[1] ? ` <a href="${htmlOf(foot[1])}">Morning Mail</a>` : ''}</p>`,
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

const addressed = (name: string, values: readonly string[]) =>
  `${name}=${encodeURIComponent(writeFilter({ kind: 'oneOf', values }))}`;
const came = addressed('reason', [reasonWords.PRESENT, reasonWords.PRESENT_LATE]);

function linesOf(centre: CentreMorning, day: string, link: Link): Line[] {
  const { serviceCentre, present, late, absent, onLeave, silentDevices } = centre;
  const only = addressed('serviceCentre', [serviceCentre]);
  const absentees = link(`/report/exception?date=${day}&${only}`);
  const people = [
    {
      words: 'late',
      names: late.map((person) => `${nameOf(person)} ${person.at}`),
      address: link(`/report/latness?date=${day}&${only}`),
    },
    { words: 'absent', names: absent.map(nameOf), address: absentees },
    { words: 'on leave', names: onLeave.map(nameOf), address: absentees },
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

/** Names with commas between them; the rest of a long list is a number. */
function listNames(names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length - mostNames;
  return `: ${names.slice(0, mostNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function textLine({ words, names, address }: Line): string {
  return `- ${words}${listNames(names)}${address === null ? '' : `\n  ${address}`}`;
}

function htmlLine({ words, names, address }: Line): string {
  const said = address === null ? words : `<a href="${htmlOf(address)}">${words}</a>`;
  return `<li>${said}${htmlOf(listNames(names))}</li>`;
}
