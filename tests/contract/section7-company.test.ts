import { type GraphQLField, getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../gateway/app-context.ts';
import { extensionOf } from '../../gateway/auth/authorize.ts';
import { begun } from '../support/begun.ts';
import { companyGateway } from '../support/company-gateway.ts';
import { companyAccounts, companyPassword } from '../support/company-service/people.ts';
import { type CompanyService, startCompanyService } from '../support/company-service.ts';
import { testSecret } from '../support/gateway.ts';
import { operationForm, photoOf, sendForm } from '../support/multipart.ts';
import { rootFields, sample } from '../support/root-fields.ts';

const service = begun(() => startCompanyService({ secret: testSecret }));

type Field = GraphQLField<unknown, Context>;

/** All that can be asked of a field without arguments, some levels deep. */
function selectionOf(field: Field, depth = 4): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const parts = Object.values(type.getFields())
    .filter((part) => !part.args.some(isRequiredArgument) && extensionOf(part) === null && part.name !== 'months')
    .filter((part) => isLeafType(getNamedType(part.type)) || depth > 1)
    .map((part) => `${part.name} ${selectionOf(part as Field, depth - 1)}`);
  return parts.length > 0 ? `{ ${parts.join(' ')} }` : '{ __typename }';
}

/** Yesterday of the company, on which it worked. */
const workday = () => service.days.at(-2) ?? '';

/** Arguments that name something of this company. */
function argumentsOf({ name, args }: Field): string {
  const person = service.company.staff[4];
  const month = service.today().slice(0, 7);
  const known: Readonly<Record<string, string>> = {
    date: `"${workday()}"`,
    until: `"${workday()}"`,
    from: `"${workday()}"`,
    to: `"${workday()}"`,
    month: `"${month}"`,
    later: `"${month}"`,
    earlier: `"${service.days[0]?.slice(0, 7)}"`,
    staffID: `"${person?.staffID}"`,
    search: '"01"',
    id: `"${{ user: service.company.users[1]?._id, shiftTrial: service.company.shifts[0]?._id }[name] ?? person?._id}"`,
  };
  const isGiven = (argument: string, isRequired: boolean) =>
    isRequired || (argument === 'date' && name !== 'capabilities') || (argument === 'id' && name === 'staffMember');
  const given = args
    .filter((argument) => isGiven(argument.name, isRequiredArgument(argument)))
    .map((argument) => `${argument.name}: ${known[argument.name] ?? sample(argument.type)}`);
  if (args.some((argument) => argument.name === 'first')) given.push('first: 3');
  return given.length > 0 ? `(${given.join(', ')})` : '';
}

const reads = rootFields.filter(({ name }) => name.startsWith('Query.'));

describe('the company’s own service', () => {
  it('F-120 answers each query whole, or says that it has no such extension', async () => {
    const { query } = await companyGateway(service);
    for (const { name, field } of reads) {
      const { data, errors } = await query(`{ ${field.name}${argumentsOf(field)} ${selectionOf(field)} }`);
      const isMissing = extensionOf(field) !== null;
      const codes = errors?.map(({ extensions }) => extensions.code);
      expect([name, codes]).toEqual([name, isMissing ? ['EXTENSION_MISSING'] : undefined]);
      if (!isMissing) expect((data as Record<string, unknown>)[field.name], name).not.toBeNull();
    }
  });

  it('F-120 has as many records, late and absent people on the screens as in its own data', async () => {
    const { ask } = await companyGateway(service);
    const data = await ask(
      `query ($date: Date!) {
        attendance(date: $date, mode: SIGNED_IN) { totalCount notice }
        clockOuts(date: $date) { totalCount notice }
        absentees(date: $date) { totalCount notice }
        overview(date: $date) {
          validStaff { rows } attendance { rows distinctStaff } lateness { distinctStaff } absent { rows } signOuts { rows }
        }
      }`,
      { date: workday() },
    );
    const truth = service.truth(workday());
    const list = (totalCount: number) => ({ totalCount, notice: null });
    expect(data).toEqual({
      attendance: list(truth.signedIn.length),
      clockOuts: list(truth.signedOut.length),
      absentees: list(truth.absent.size),
      overview: {
        validStaff: { rows: service.company.staff.length },
        attendance: { rows: truth.signedIn.length, distinctStaff: truth.firstSignIn.size },
        lateness: { distinctStaff: truth.late.size },
        absent: { rows: truth.absent.size },
        signOuts: { rows: truth.signedOut.length },
      },
    });
  });

  it.each(['serialLateness', 'absenteeSummary'])('F-120 writes letters to people of %s', async (list) => {
    const { ask } = await companyGateway(service);
    const month = service.today().slice(0, 7);
    const { [list]: found } = await ask(
      `{ ${list}(month: "${month}", first: 200) { totalCount letters { letters { title paragraphs days { date } } sources { ok } } } }`,
    );
    expect(found.letters.letters.length).toBe(found.totalCount);
    expect(found.totalCount).toBeGreaterThan(0);
  });

  it('F-101 counts the earliest sign-in of a person whom the service lists twice as late', async () => {
    const { ask } = await companyGateway(service);
    const person = service.company.staff.find(({ shift }) => shift === service.company.shifts[0]?._id);
    if (!person) throw new Error('Nobody keeps the first shift.');
    service.setRecords(person, workday(), [
      { mode: 'signedIn', time: '13:05:00' },
      { mode: 'signedIn', time: '08:49:00' },
    ]);
    expect(service.truth(workday()).late).toContain(person._id);
    const { personMonth } = await ask(
      `query ($staffID: String!, $month: Month!) { personMonth(staffID: $staffID, month: $month) { days { date firstIn minutesLate signIns } } }`,
      { staffID: person.staffID, month: workday().slice(0, 7) },
    );
    const firstIn = `${workday()}T08:49:00+01:00`;
    expect(personMonth.days).toContainEqual({ date: workday(), firstIn, minutesLate: 49, signIns: 2 });
  });

  it('F-103 shows the records of somebody who has been deleted as those of nobody', async () => {
    const { ask } = await companyGateway(service);
    const { firstSignIn } = service.truth(workday());
    const gone = service.company.staff.find(({ _id }) => firstSignIn.has(_id));
    if (!gone) throw new Error('Nobody signed in.');
    const before = service.truth(workday()).signedIn;
    service.change(({ staff }) => staff.splice(staff.indexOf(gone), 1));
    const own = before.filter(({ person }) => person === gone._id).length;
    const { attendance } = await ask(`{ attendance(date: "${workday()}", mode: SIGNED_IN) { totalCount notice } }`);
    expect(attendance).toEqual({
      totalCount: before.length,
      notice: expect.stringMatching(new RegExp(`^${own} rows?: without a staff record`)),
    });
    service.change(({ staff }) => staff.push(gone));
  });

  describe('is written to', () => {
    const signIn =
      'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }';

    it('F-120 signs people in, changes a password, and knows the new one alone', async () => {
      const { ask, query } = await companyGateway(service);
      const credentials = { email: companyAccounts.management, password: companyPassword };
      const { token } = (await ask(signIn, credentials, '')).signIn;
      expect(await ask('mutation { changePassword(password: "another password") { message } }', {}, token)).toEqual({
        changePassword: { message: 'Your password has been changed' },
      });
      const refused = await query(signIn, credentials, '');
      expect(refused.errors?.[0]?.extensions.code).toBe('UPSTREAM_REJECTED');
      await ask(signIn, { ...credentials, password: 'another password' }, '');
    });

    it.each([
      {
        kind: 'Shift',
        create: '{ name: "Late", startTime: "14:00", endTime: "22:00", serialLatenessThreshold: 4 }',
        modify: '{ latenessThreshold: "14:20" }',
        find: (one: CompanyService) => one.company.shifts.find(({ name }) => name === 'Late'),
        created: { startTime: '14:00:00', endTime: '22:00:00', serialLatenessThreshold: 4 },
        modified: { startTime: '14:00:00', latenessThreshold: '14:20:00' },
      },
      {
        kind: 'User',
        create: '{ email: "new@company.example", role: MANAGEMENT, district: "Awka", serviceCentre: "Awka" }',
        modify: '{ isActive: false }',
        find: (one: CompanyService) => one.company.users.find(({ email }) => email === 'new@company.example'),
        created: { role: 'management', district: 'Awka', isActive: true },
        modified: { role: 'management', isActive: false },
      },
    ])('F-120 creates, changes and deletes a $kind', async ({ kind, create, modify, find, created, modified }) => {
      const { ask } = await companyGateway(service);
      await ask(`mutation { create${kind}(input: ${create}) { message } }`);
      expect(find(service)).toMatchObject(created);
      const id = find(service)?._id;
      await ask(`mutation ($id: ID!) { update${kind}(id: $id, input: ${modify}) { message } }`, { id });
      expect(find(service)).toMatchObject(modified);
      const last = kind === 'User' ? 'resetUserPassword' : 'deleteShift';
      await ask(`mutation ($id: ID!) { ${last}(id: $id) { message } }`, { id });
      expect(find(service) === undefined).toBe(kind === 'Shift');
    });

    it('F-120 takes a person with a photo, changes and deletes the person', async () => {
      const { url, ask } = await companyGateway(service);
      const authorization = `Bearer ${service.token()}`;
      const shift = service.company.shifts[0]?._id;
      const place = { district: 'Awka', serviceCentre: 'Awka', department: 'SECURITY', unit: 'SECURITY' };
      const sent = await sendForm(
        url,
        operationForm(
          'mutation ($input: CreateStaffInput!) { createStaff(input: $input) { message } }',
          { input: { staffID: '099001', name: 'Zik Mbah', ...place, shift, image: null } },
          { bytes: await photoOf('teal'), name: 'zik.png' },
          'input.image',
        ),
        { authorization },
      );
      expect(sent.errors).toBeUndefined();
      const find = (staffID: string) => service.company.staff.find((person) => person.staffID === staffID);
      expect(find('099001')).toMatchObject({ name: 'Zik Mbah', shift, imageURL: expect.stringContaining(service.url) });
      const id = find('099001')?._id;
      await ask('mutation ($id: ID!) { updateStaff(id: $id, input: { unit: "BIU" }) { message } }', { id });
      expect(find('099001')).toMatchObject({ unit: 'BIU', district: 'Awka' });
      await ask('mutation ($id: ID!) { deleteStaff(id: $id) { message } }', { id });
      expect(find('099001')).toBeUndefined();

      const sheet =
        'staffID,name,district,serviceCentre,department,unit,shift\n099002,Ebo Salami,Awka,Awka,SECURITY,BIU,Day\n';
      const imported = await sendForm(
        url,
        operationForm(
          'mutation ($file: Upload!) { importStaff(file: $file) { isSent } }',
          { file: null },
          { bytes: sheet, name: 'new.csv' },
          'file',
        ),
        { authorization },
      );
      expect(imported).toMatchObject({ data: { importStaff: { isSent: true } } });
      expect(find('099002')).toMatchObject({ name: 'Ebo Salami', shift });
    });
  });
});
