import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import type { CentreMorning, Morning } from '../../upstream/digest/morning-facts.ts';
import { writeMail } from '../../upstream/digest/write-mail.ts';

const centre = (more: Partial<CentreMorning>): CentreMorning => ({
  district: 'Awka',
  serviceCentre: 'Awka',
  present: 3,
  late: [],
  absent: [],
  onLeave: [],
  silentDevices: [],
  ...more,
});
const morningOf = (...centres: CentreMorning[]): Morning => ({
  day: '2026-11-20',
  at: new Date('2026-11-20T08:00:00Z'),
  centres,
  districts: ['Aba', ...centres.map(({ district }) => district)].map((name) => ({ name, uncounted: 0 })),
  otherSilentDevices: ['Van'],
});
const write = (morning: Morning, district: string | null = null, dashboardUrl?: string) =>
  writeMail({ morning, district, time: '09:00', dashboardUrl });
const person = (name: string) => ({ name, staffID: '00123' });

describe('writeMail', () => {
  it('keeps a name within its line and as text, whatever it holds', () => {
    const hostile = 'Ada "<b>&\r\n- 0 absent\u2028Bcc: x@y.example';
    const { text, html, subject } = write(
      morningOf(centre({ absent: [person(hostile)], district: 'Awka\r\nBcc: x@y.example', serviceCentre: "O'<i>" })),
    );
    expect(text).toContain('- 1 absent: Ada "<b>&  - 0 absent Bcc: x@y.example (00123)');
    expect(text.split('\n').filter((line) => line.startsWith('Bcc') || line.startsWith('- 0'))).toEqual([]);
    expect(html).toContain('Ada &quot;&lt;b&gt;&amp;  - 0 absent Bcc: x@y.example (00123)');
    expect(html).toContain('O&#39;&lt;i&gt;, Awka  Bcc');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('sets a name that is written from right to left apart from what stands around it', () => {
    const { text, html } = write(morningOf(centre({ late: [{ ...person('أحمد \u202eevil'), at: '08:31' }] })));
    for (const part of [text, html]) expect(part).toContain('\u2068أحمد evil\u2069 (00123) 08:31');
  });

  it('leads to the lists by the address of the dashboard, and has no links without one', () => {
    const morning = morningOf(centre({ serviceCentre: 'A~B & "C"', absent: [person('Ada')], silentDevices: ['Gate'] }));
    const { text, html } = write(morning, null, 'https://attendance.example');
    const only = 'serviceCentre=A!~B%20%26%20%22C%22';
    expect(text).toContain(`https://attendance.example/report/exception?date=2026-11-20&${only}`);
    expect(text).toContain(`https://attendance.example/attendance/day?date=2026-11-20&reason=Present~Late&${only}`);
    expect(html).toContain(`href="https://attendance.example/report/exception?date=2026-11-20&amp;${only}"`);
    expect(text).toContain('- 1 silent device: Gate\n  https://attendance.example/attendance/devices?state=Silent');
    expect(text).toContain('https://attendance.example/settings/mail');
    expect(write(morning).text).not.toContain('http');
    expect(write(morning).html).not.toContain('<a ');
  });

  it('leads from the absent and from those on leave to the people that each line counts', () => {
    const morning = morningOf(centre({ absent: [person('Ada')], onLeave: [person('Bem')] }));
    const { text } = write(morning, null, 'https://attendance.example');
    const list = 'https://attendance.example/report/exception?date=2026-11-20&serviceCentre=Awka';
    expect(text).toContain(`- 1 absent: Ada (00123)\n  ${list}&onLeave=\n`);
    expect(text).toContain(`- 1 on leave: Bem (00123)\n  ${list}&leaveFrom=..2026-11-20\n`);
  });

  it('names forty people of a kind and counts the others', () => {
    const absent = Array.from({ length: 42 }, (_, index) => ({ name: `P${index}`, staffID: String(index) }));
    const { text } = write(morningOf(centre({ absent })));
    expect(text).toContain('P39 (39) and 2 more');
    expect(text).not.toContain('P40');
  });

  it('counts one more service centre as one', () => {
    const leftOf = (size: number) => {
      const centres = Array.from({ length: 31 }, (_, index) =>
        centre({ serviceCentre: `${index}${'x'.repeat(size)}` }),
      );
      return /\n- (\d+ more .*)/.exec(write(morningOf(...centres)).text)?.[1];
    };
    // The least size of names with which 31 centres do not fit.
    const left = Array.from({ length: 60 }, (_, index) => leftOf(1_000 + 10 * index)).filter((words) => words);
    expect(left[0]).toBe('1 more service centre');
  });

  it('tells of one district alone, of devices of no centre to those who chose all, and says where there is none', () => {
    const morning = morningOf(centre({}), centre({ district: 'Nnewi', serviceCentre: 'Nnewi', present: 5 }));
    expect(write(morning, 'Nnewi').subject).toBe('Friday, 20 November 2026: 5 present, 0 late, 0 absent (Nnewi)');
    expect(write(morning, 'Nnewi').text).not.toMatch(/Awka|Van/);
    expect(write(morning).text).toContain('- 1 silent device: Van');
    expect(write(morning, '').text).toContain('Your account has no district');
    expect(write(morning, '').subject).toBe('Friday, 20 November 2026: your account has no district');
    expect(write(morningOf(), 'Aba').text).toContain('Nobody is expected today');
  });

  it('F-228: knows a district in another spelling, of the account or of staff', () => {
    for (const [own, of] of [
      ['AWKA', 'Awka'],
      ['Awka District', 'Awka'],
      [' awka ', 'Awka'],
      ['Awka', 'AWKA DISTRICT'],
      ['Trans Ekulu', 'Trans-Ekulu'],
    ] as const) {
      const morning = morningOf(centre({ district: of }), centre({ district: 'Awkunanaw', present: 90 }));
      expect([own, write(morning, own).subject]).toEqual([own, expect.stringContaining('3 present, 0 late, 0 absent')]);
    }
    const several = morningOf(centre({}), centre({ district: 'AWKA', serviceCentre: 'Agu' }));
    expect(write(several, 'Awka').subject).toContain('6 present');
  });

  it('F-228: says that no staff has the district of the account, and counts nothing', () => {
    for (const morning of [morningOf(centre({})), { ...morningOf(), districts: [{ name: 'Awka', uncounted: 2 }] }]) {
      const { subject, text, html } = write(morning, 'Awka (North)');
      expect(subject).toBe('Friday, 20 November 2026: no staff has this district (Awka (North))');
      for (const part of [text, html]) {
        expect(part).toContain('Your account has the district Awka (North), and no staff has this district');
        expect(part).not.toMatch(/\d present|Nobody is expected/);
      }
    }
    expect(write({ ...morningOf(), districts: [] }).text).toContain('No staff is registered yet');
    expect(write(morningOf(), '').text).not.toMatch(/\d present/);
  });

  it('F-236: stays below what mailboxes show, with the way to end it first, whatever the company holds', async () => {
    const transport = createTransport({ streamTransport: true, buffer: true });
    for (const [count, named] of [
      [3, 'Chukwuemeka Nwachukwu'],
      [60, 'Chukwuemeka Nwachukwu'],
      [60, 'Ọlụchụkwụ Ọnwụachị'],
      [300, 'أحمد عبد الرحمن'],
    ] as const) {
      const people = Array.from({ length: 50 }, (_, index) => ({ name: named, staffID: String(10_000 + index) }));
      const centres = Array.from({ length: count }, (_, index) =>
        centre({ serviceCentre: `Centre ${index}`, present: 300, absent: people, onLeave: people.slice(40) }),
      );
      const mail = write(morningOf(...centres), null, 'https://attendance.company.example');
      const { message } = await transport.sendMail({ from: 'a@b.example', to: 'c@d.example', ...mail });
      expect([count, named, (message as Buffer).length < 90_000]).toEqual([count, named, true]);
      for (const part of [mail.text, mail.html]) {
        expect(part.indexOf('/settings/mail')).toBeLessThan(part.indexOf('Centre 0'));
        expect(part).toContain('50 absent');
      }
      expect(mail.subject).toContain(`${count * 50} absent`);
    }
    expect(write(morningOf(centre({ absent: [person('Ada')] })), null, 'https://a.example').text).toContain(
      '- 1 absent: Ada',
    );
  });
});
