import { mayUse, type Role } from '../../session/token.ts';

/** A group of the sidebar and what its screens are for. */
export type ScreenUse = readonly [group: string, use: string];

/** What the screens of a role are for, a sentence or two for each group of the sidebar. */
export function screensOf(role: Role): readonly ScreenUse[] {
  const isAdmin = mayUse(role, 'ADMIN');
  const uses: readonly (ScreenUse | false)[] = [
    ['Overview', 'The numbers of a day and why they are so; each number opens the people behind it.'],
    mayUse(role, 'MANAGEMENT') && [
      'Manage Users',
      isAdmin
        ? 'The register: staff one by one or from a sheet, who may sign in here, and office locations.'
        : 'The register of staff, to be looked up and edited.',
    ],
    [
      'Attendance',
      'Who signed in, everybody’s reason for a day, a month on one sheet, photos to judge, who is late or serially late, two months compared, letters.',
    ],
    [
      'Absence',
      isAdmin
        ? 'Who was absent on a day or in a month, letters to them, and the holidays on which nobody is.'
        : 'Who was absent on a day or in a month, and letters to them.',
    ],
    [
      'Settings',
      isAdmin
        ? 'Shifts, tried on the last thirty days before they are saved; the text of letters; keys of programs and devices; who changed what; your password.'
        : 'Your password.',
    ],
    [
      'Everywhere',
      'A name opens the person’s month. Filters, order and columns stand in the address: Copy link shares what you see.',
    ],
  ];
  return uses.filter((use) => use !== false);
}
