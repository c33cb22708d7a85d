import { formatLongDate } from '../../schema/format.ts';
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
  /** District of which it tells; null for all. */
  readonly district: string | null;
  /** `HH:MM` of the facts, in the company's zone. */
  readonly time: string;
  /** Where the dashboard opens, without a slash at the end; undefined leaves links out. */
  readonly dashboardUrl: string | undefined;
}

/** One line of a centre's part, with the way to what it tells. */
interface Line {
  readonly words: string;
  readonly people: string;
  readonly address: string | null;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const nameOf = ({ name, staffID }: NamedPerson) => (name ? `${name} (${staffID})` : staffID);

function named<Person>(people: readonly Person[], write: (person: Person) => string): string {
  const names = people.slice(0, mostNames).map(write).join(', ');
  return people.length > mostNames ? `${names} and ${people.length - mostNames} more` : names;
}

/** Writes the mail: the same facts as plain text and as HTML. A name is never more than text in either. */
export function writeMail({ morning, district, time, dashboardUrl }: MailFacts): WrittenMail {
  const { day } = morning;
  const centres = morning.centres.filter((centre) => district === null || centre.district === district);
  const sum = (count: (centre: CentreMorning) => number) => centres.reduce((total, one) => total + count(one), 0);
  const totals = `${counted(
    sum(({ present }) => present),
    'present',
    'present',
  )}, ${counted(
    sum(({ late }) => late.length),
    'late',
    'late',
  )}, ${counted(
    sum(({ absent }) => absent.length),
    'absent',
    'absent',
  )}`;
  const date = formatLongDate(day);
  const scope = district ?? 'all districts';
  const silent = district === null ? morning.otherSilentDevices : [];
  const link = (path: string) => (dashboardUrl === undefined ? null : `${dashboardUrl}${path}`);
  const parts = centres.map((centre) => ({
    title: `${centre.serviceCentre || 'Without a service centre'}, ${centre.district}`,
    lines: linesOf(centre, day, link),
  }));
  const foot = `As of ${time}. You chose this mail in the settings of the dashboard, and can end it there.`;
  return {
    subject: `${date}: ${totals} (${scope})`,
    text: [
      `${date}, ${scope}: ${totals}.`,
      ...(centres.length === 0 ? ['Nobody is expected today, and nobody has come.'] : []),
      ...parts.map(({ title, lines }) =>
        [
          title,
          ...lines.map(({ words, people, address }) =>
            [`- ${words}${people && `: ${people}`}`, address && `  ${address}`].filter(Boolean).join('\n'),
          ),
        ].join('\n'),
      ),
      ...(silent.length > 0 ? [`Silent devices: ${silent.join(', ')}`] : []),
      foot,
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;font-size:15px;line-height:1.5;color:#1a202c">',
      `<h1 style="font-size:18px">${escapeHtml(`${date}, ${scope}`)}</h1><p><strong>${escapeHtml(totals)}</strong></p>`,
      centres.length === 0 ? '<p>Nobody is expected today, and nobody has come.</p>' : '',
      ...parts.map(
        ({ title, lines }) =>
          `<h2 style="font-size:16px">${escapeHtml(title)}</h2><ul>${lines.map(htmlLine).join('')}</ul>`,
      ),
      silent.length > 0 ? `<p>Silent devices: ${escapeHtml(silent.join(', '))}</p>` : '',
      `<p style="color:#4a5568">${escapeHtml(foot)}</p></body></html>`,
    ].join('\n'),
  };
}

function linesOf(centre: CentreMorning, day: string, link: (path: string) => string | null): Line[] {
  const { serviceCentre, present, late, absent, silentDevices } = centre;
  const only = `serviceCentre=${encodeURIComponent(serviceCentre)}`;
  return [
    {
      words: `${present} present`,
      people: '',
      address: link(`/all/attendance?date=${day}&mode=signedIn&${only}`),
    },
    ...(late.length > 0
      ? [
          {
            words: `${late.length} late`,
            people: named(late, (person) => `${nameOf(person)} ${person.at}`),
            address: link(`/report/latness?date=${day}&${only}`),
          },
        ]
      : []),
    ...(absent.length > 0
      ? [
          {
            words: `${absent.length} absent`,
            people: named(absent, nameOf),
            address: link(`/report/exception?date=${day}&${only}`),
          },
        ]
      : []),
    ...(silentDevices.length > 0
      ? [
          {
            words: counted(silentDevices.length, 'silent device', 'silent devices'),
            people: silentDevices.join(', '),
            address: link('/attendance/devices?state=Silent'),
          },
        ]
      : []),
  ];
}

function htmlLine({ words, people, address }: Line): string {
  const said = address === null ? escapeHtml(words) : `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;
  return `<li>${said}${people && `: ${escapeHtml(people)}`}</li>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
