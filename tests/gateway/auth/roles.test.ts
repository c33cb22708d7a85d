import { getNamedType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { exportableLists } from '../../../gateway/schema.ts';
import { readLists } from '../../../schema/codegen/read-lists.ts';
import { cases } from '../../support/fast-check.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import {
  isNeeded,
  operationOf,
  requestOf,
  rootFields,
  sample,
  schema,
  willingRest,
} from '../../support/root-fields.ts';

const callers = ['nobody', 'stranger', 'user', 'management', 'admin'] as const;
type Caller = (typeof callers)[number];

const everybody: readonly Caller[] = callers;
const signedIn: readonly Caller[] = ['user', 'management', 'admin'];
const managers: readonly Caller[] = ['management', 'admin'];
const admins: readonly Caller[] = ['admin'];

/** Who may read a list that section 6 does not name: its declaration says the least role. */
const answeredByRole = { USER: signedIn, MANAGEMENT: managers, ADMIN: admins };
const declared = [...(await readLists()).values()].flat();

/** Section 6, one line a field: who is answered. Everybody else gets UNAUTHENTICATED or, with a token, FORBIDDEN. */
const answered: Record<string, readonly Caller[]> = {
  ...Object.fromEntries(declared.map(({ field, role }) => [`Query.${field}`, answeredByRole[role]])),
  // A session, and what it is good for.
  'Mutation.signIn': everybody,
  'Mutation.changePassword': signedIn,
  'Query.me': signedIn,
  'Query.capabilities': signedIn,
  'Query.organisation': signedIn,
  // Attendance menus.
  'Query.overview': signedIn,
  'Query.findStaff': signedIn,
  'Query.attendance': signedIn,
  'Query.staffAttendance': signedIn,
  'Query.clockOuts': signedIn,
  'Query.lateness': signedIn,
  'Query.serialLateness': signedIn,
  'Query.serialLatenessDays': signedIn,
  'Query.absentees': signedIn,
  'Query.absenteeSummary': signedIn,
  'Query.absenteeDays': signedIn,
  'Query.reconciliation': signedIn,
  'Query.reconciledStaff': signedIn,
  'Query.explainedDay': signedIn,
  'Query.photoFindings': signedIn,
  'Query.staffPhotoFindings': signedIn,
  'Query.personMonth': signedIn,
  'Query.personDays': signedIn,
  'Query.attendanceMonth': signedIn,
  'Query.staffHours': signedIn,
  'Query.nearSerialLateness': signedIn,
  'Query.attendanceTrend': signedIn,
  // Of the extension holidays.
  'Query.holidays': signedIn,
  'Mutation.addHoliday': managers,
  'Mutation.removeHoliday': managers,
  // Of the extension leave.
  'Query.leaves': signedIn,
  'Mutation.addLeave': managers,
  'Mutation.updateLeave': managers,
  'Mutation.removeLeave': managers,
  'Mutation.importLeaves': managers,
  // Of the extension letters.
  'Query.recordedLetters': signedIn,
  'Query.letterRule': signedIn,
  'Mutation.recordLetters': managers,
  'Mutation.noteLetterReply': managers,
  'Mutation.undoLetter': managers,
  'Mutation.saveLetterRule': admins,
  // Of the extension letter-text.
  'Query.letterSettings': managers,
  'Mutation.saveLetterText': admins,
  'Mutation.removeLetterText': admins,
  'Mutation.saveLetterhead': admins,
  // Of the extension reviews: whoever may see the photos may judge them.
  'Query.reviews': signedIn,
  'Mutation.recordVerdict': signedIn,
  'Mutation.withdrawVerdict': signedIn,
  'Mutation.askSecondOpinion': signedIn,
  'Mutation.claimReviews': signedIn,
  'Mutation.releaseReviews': signedIn,
  // Of the extensions tokens and intake.
  'Mutation.createMachineToken': admins,
  'Mutation.revokeMachineToken': admins,
  'Query.morningMail': signedIn,
  'Query.morningMailPreview': signedIn,
  'Mutation.saveMorningMail': signedIn,
  'Mutation.sendMorningMail': signedIn,
  'Mutation.createDeviceKey': admins,
  'Mutation.revokeDeviceKey': admins,
  // Staff Users.
  'Query.staff': managers,
  'Query.staffMember': managers,
  'Mutation.createStaff': managers,
  'Mutation.updateStaff': managers,
  'Mutation.deleteStaff': managers,
  // Admin Users, All Units, Staff Batch Upload, Shift Setup. The names of shifts are in every staff form and report.
  'Query.users': admins,
  'Query.user': admins,
  'Mutation.createUser': admins,
  'Mutation.updateUser': admins,
  'Mutation.resetUserPassword': admins,
  'Query.offices': admins,
  'Mutation.importStaff': admins,
  'Query.shifts': signedIn,
  'Query.shiftList': signedIn,
  'Query.shiftTrial': admins,
  'Mutation.createShift': admins,
  'Mutation.updateShift': admins,
  'Mutation.deleteShift': admins,
};

const tokens: Record<Caller, () => Promise<string | null>> = {
  nobody: async () => null,
  stranger: () => signToken({ role: 'auditor' }),
  user: () => signToken({ role: 'user' }),
  management: () => signToken({ role: 'management' }),
  admin: () => signToken({ role: 'admin' }),
};

/** The fields by kind and by who is answered: a gateway of each class is asked for all of them. */
const classes = Map.groupBy(rootFields, ({ name }) => `${name.split('.')[0]} for ${answered[name]?.join(', ')}`);

const refusal = (caller: Caller) => (signedIn.includes(caller) ? 'FORBIDDEN' : 'UNAUTHENTICATED');

describe('roles', () => {
  it('are told for every field of Query and Mutation by one line of the table', () => {
    const remedy = 'Add it to `answered` in tests/gateway/auth/roles.test.ts.';
    expect(Object.keys(answered).sort(), remedy).toEqual(rootFields.map(({ name }) => name).sort());
  });

  it('are told for every export', () => {
    const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter((field) =>
      getNamedType(field.type).name.endsWith('List'),
    );
    expect(lists.length).toBeGreaterThan(28);
    expect(exportableLists.map(({ field }) => field).sort()).toEqual(lists.map(({ name }) => name).sort());
  });

  it.each([...classes])(
    'R-022 R-023 R-024 R-025 A-37 are enforced on every %s',
    { tags: 'long' },
    async (_class, fields) => {
      const { rest, counts } = willingRest();
      const { url } = await testGateway({ rest, settings: { COST_BUDGET: '0' } });
      for (const { name, field } of fields) {
        const document = operationOf({ name, field });
        // Of who is answered the least by day, and everybody by night.
        const more = (answered[name] ?? []).slice(cases(1, callers.length));
        for (const caller of callers.filter((one) => !more.includes(one))) {
          counts.calls = 0;
          const response = await fetch(`${url}/graphql`, requestOf(document, await tokens[caller]()));
          const { errors } = (await response.json()) as {
            errors?: { message: string; extensions: { code: string } }[];
          };
          const code = errors?.[0]?.extensions.code ?? 'answered';
          if (answered[name]?.includes(caller)) {
            // The service above says yes to everything, which is not always what the field waits for.
            const kinds = /^(answered|UPSTREAM_\w+|BAD_USER_INPUT|IMAGE_UPLOAD_FAILED|BATCH_FORMAT_INVALID)$/;
            expect(code, `${caller}, ${name}: ${errors?.[0]?.message}`).toMatch(kinds);
          } else {
            expect([name, caller, code, counts.calls]).toEqual([name, caller, refusal(caller), 0]);
          }
        }
      }
    },
  );

  it('are enforced on every export', { tags: 'long' }, async () => {
    const { rest, counts } = willingRest();
    const { url } = await testGateway({ rest, settings: { COST_BUDGET: '0' } });
    for (const { field: list } of exportableLists) {
      const given = (schema.getQueryType()?.getFields()[list]?.args ?? []).filter(isNeeded);
      const query = new URLSearchParams(
        given.map((argument): [string, string] => [argument.name, sample(argument.type).replaceAll('"', '')]),
      );
      for (const caller of callers) {
        const token = await tokens[caller]();
        const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
        const status = answered[`Query.${list}`]?.includes(caller) ? 200 : signedIn.includes(caller) ? 403 : 401;
        // What is asked for is not looked at before the role is.
        for (const ending of list === 'staff' ? ['csv', 'xlsx', 'jsonl'] : ['csv']) {
          counts.calls = 0;
          const response = await fetch(`${url}/export/${list}.${ending}?${query}`, { headers });
          expect([list, caller, ending, response.status], await response.text()).toEqual([
            list,
            caller,
            ending,
            status,
          ]);
          if (status !== 200) expect(counts.calls).toBe(0);
        }
      }
    }
  });
});
