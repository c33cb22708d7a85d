import { beforeAll, expect, it } from 'vitest';
import { exportableLists } from '../../gateway/schema.ts';
import { personalTexts } from '../../schema/personal-texts.ts';
import { append, service } from '../../upstream/trail/entries.ts';
import { connectAssistant } from '../support/assistant.ts';
import { begun } from '../support/begun.ts';
import { startContract } from '../support/contract.ts';
import { now } from '../support/fixed-clock.ts';

/** What officers write in this test, one text for each field of the rule, and one that is removed again. */
const texts = {
  'leave.note': 'Malaria-in-the-ward',
  'letter.replyNote': 'Her-mother-had-died',
  'letter.undoneReason': 'Taken-for-her-sister',
  'verdict.note': 'Looks-like-her-brother',
  removed: 'A-quarrel-with-her-chief',
} as const;
const words = Object.values(texts);
const roles = ['user', 'management', 'admin'] as const;

const at = now();
const day = new Date(at).toISOString().slice(0, 10);
const [year, month] = [day.slice(0, 4), day.slice(0, 7)];
/** Values for the arguments of every list. */
const given: Record<string, string> = {
  ...{
    from: `${month}-01`,
    to: day,
    date: day,
    until: day,
    month,
    group: 'NOT_ON_REGISTER',
    mode: 'SIGNED_IN',
    staffID: '00123',
  },
  ...{ one: month, other: day.slice(0, 7), latenessThreshold: '08:00', startTime: '08:00', shift: 'Day' },
};

const contract = begun(() => startContract());
let letterID: string;
beforeAll(async () => {
  const { upstream, ada } = contract;
  const send = async (method: string, path: string, body: object) => {
    const reply = await upstream.call(method, path, { as: 'management', body });
    expect(reply.status, `${path}: ${reply.text}`).toBe(200);
    return reply.body.data;
  };
  await upstream.db
    .insertInto('attendance')
    .values({ staff_id: ada, mode: 'signedIn', attendance_at: new Date(at - 3_600_000), service_centre: 'Awka' })
    .execute();
  const days = { staffID: '00123', from: `${year}-01-05`, to: day, kind: 'sick' };
  await send('POST', '/leave/create', { ...days, note: texts['leave.note'] });
  const letter = { kind: 'lateness', staffID: '00123', days: ['2024-03-04'], reference: 'LATE/1' };
  letterID = (await send('POST', '/letter/create/many', { letters: [letter] }))[0].id;
  await send('PUT', `/letter/reply/${letterID}`, { note: texts.removed });
  await send('PUT', `/letter/reply/${letterID}`, { note: texts['letter.replyNote'] });
  await send('PUT', `/letter/undo/${letterID}`, { reason: texts['letter.undoneReason'] });
  const attendanceDate = new Date(at - 3_600_000).toISOString();
  const record = { staffID: '00123', mode: 'signedIn', attendanceDate, verdict: 'cannotTell' };
  await send('POST', '/review/create', { ...record, note: texts['verdict.note'] });
  // As an earlier version wrote it down.
  const fields = { replyNote: texts.removed, reference: 'LATE/1' };
  const entry = {
    action: 'changed',
    subject: 'letter',
    id: letterID,
    name: '00123',
    before: fields,
    after: {},
  } as const;
  await upstream.db.transaction().execute((part) => append(part, [entry], { author: service, at: new Date(now()) }));
});

const found = (text: string) => words.filter((word) => text.includes(word));

it('F-247 has one text of each field that the rule names', () => {
  const named = Object.entries(personalTexts).flatMap(([subject, fields]) => fields.map((one) => `${subject}.${one}`));
  expect(Object.keys(texts).filter((name) => name !== 'removed')).toEqual(named);
});

it('F-247 every call of the service keeps them from the role user, and from everybody in the Change Log', async () => {
  const ranges = `?from=${month}-01&to=${day}`;
  const calls = [
    ...['/leave/findAll', '/leave/find/noted', '/letter/findAll', '/review/findAll', '/change/findAll'].map(
      (path) => path + ranges,
    ),
    `/review/find/customer?date=${day}&mode=signedIn&staffID=00123`,
    `/change/find/subject?subjectID=${letterID}`,
  ];
  for (const as of roles) {
    const read: string[] = [];
    for (const path of calls) {
      const { text } = await contract.upstream.call('GET', path, { as });
      if (path.startsWith('/change')) expect([as, path, found(text)]).toEqual([as, path, []]);
      read.push(...found(text));
    }
    expect([as, [...new Set(read)].sort()]).toEqual([as, as === 'user' ? [] : words.slice(0, 4).sort()]);
  }
});

it('F-247 every list and file keeps them by role, and a search by them finds nothing for the others', async () => {
  const { url, query } = await contract.gateway();
  const token = { user: '', admin: '' };
  for (const as of ['user', 'admin'] as const) token[as] = await contract.upstream.signIn(`${as}@test.example`);
  let files = 0;
  const ofTexts = ['leaves', 'recordedLetters', 'reviews', 'changes', 'recordChanges'];
  const readIn = { user: new Set<string>(), admin: new Set<string>() };
  for (const as of ['user', 'admin'] as const) {
    // Of administrators only the lists that have such texts, or must not have them: that they can be read at all.
    const asked = exportableLists.filter(({ field }) => as === 'user' || ofTexts.includes(field));
    for (const { field, arguments: own, columns } of asked) {
      const parameters = new URLSearchParams({ columns: Object.keys(columns).join(',') });
      for (const name of Object.keys(own)) {
        if (name === 'id') parameters.set(name, letterID);
        else if (given[name] && !(own.from && name === 'date')) parameters.set(name, given[name]);
      }
      const headers = { authorization: `Bearer ${token[as]}` };
      const response = await fetch(`${url}/export/${field}.csv?${parameters}`, { headers });
      const text = await response.text();
      if (response.ok) files += 1;
      if (/^(changes|recordChanges)$/.test(field)) expect([as, field, found(text)]).toEqual([as, field, []]);
      for (const word of found(text)) readIn[as].add(word);
      if (!ofTexts.slice(0, 3).includes(field)) continue;
      for (const word of words) {
        const search = `{ ${field}(from: "${month}-01", to: "${day}", search: "${word}") { totalCount } }`;
        const { data } = (await query(search, {}, token[as])) as { data: Record<string, { totalCount: number }> };
        if (as === 'user') expect([field, word, data[field]?.totalCount]).toEqual([field, word, 0]);
        else if (data[field]?.totalCount) readIn[as].add(`search ${word}`);
      }
    }
  }
  expect(files).toBeGreaterThan(20);
  const all = words
    .slice(0, 4)
    .flatMap((word) => [word, `search ${word}`])
    .sort();
  expect([...readIn.user]).toEqual([]);
  expect([...readIn.admin].sort()).toEqual(all);
});

it('F-247 fields, conditions and orders tell the role user nothing but that there is a reply', async () => {
  const { ask } = await contract.gateway();
  const user = await contract.upstream.signIn('user@test.example');
  const range = `from: "${month}-01", to: "${day}"`;
  const document = `{
    recordedLetters(${range}, orderBy: { column: REPLY_NOTE, direction: ASC }) { nodes { isReplied replyNote undoneReason undoneBy } }
    by: recordedLetters(${range}, where: { column: REPLY_NOTE, contains: "mother" }) { totalCount }
    reviews(${range}) { nodes { review { verdicts { who note } } } }
    leaves(${range}) { nodes { kind note } }
    attendance(date: "${day}", mode: SIGNED_IN) { nodes { review { verdicts { who note } } } }
  }`;
  const verdicts = [{ who: 'management@test.example', note: '' }];
  expect(await ask(document, {}, user)).toMatchObject({
    errors: undefined,
    data: {
      recordedLetters: {
        nodes: [{ isReplied: true, replyNote: '', undoneReason: '', undoneBy: 'management@test.example' }],
      },
      by: { totalCount: 0 },
      reviews: { nodes: [{ review: { verdicts } }] },
      leaves: { nodes: [{ kind: 'SICK', note: null }] },
      attendance: { nodes: [{ review: { verdicts } }] },
    },
  });
});

it("F-247 an administrator's assistant reads none of them, by rows or by search", async () => {
  const { url, token } = await contract.gateway({ MCP: 'on' });
  const { call, names } = await connectAssistant(url, token);
  const tools = await names();
  expect(tools).toEqual(expect.arrayContaining(['leaves', 'recordedLetters']));
  for (const tool of ['leaves', 'recordedLetters'] as const) {
    const rows = await call(tool, { from: `${month}-01`, to: day, rows: 20 });
    expect([rows.isError, rows.answer.totalCount, found(JSON.stringify(rows.answer))]).toEqual([false, 1, []]);
    for (const word of words) {
      expect((await call(tool, { from: `${month}-01`, to: day, search: word })).answer.totalCount).toBe(0);
    }
  }
});

it('F-247 the role user who judges again without a note keeps the note that they cannot read', async () => {
  const { upstream } = contract;
  const attendanceDate = '2024-03-04T07:30:00Z';
  const body = { staffID: '00123', mode: 'signedIn', attendanceDate, verdict: 'cannotTell' };
  await upstream.call('POST', '/review/create', { as: 'user', body: { ...body, note: 'Mine-alone' } });
  await upstream.call('POST', '/review/create', { as: 'user', body });
  const path = '/review/findAll?from=2024-03-04&to=2024-03-04';
  expect((await upstream.call('GET', path, { as: 'admin' })).text).toContain('Mine-alone');
  expect((await upstream.call('GET', path, { as: 'user' })).text).not.toContain('Mine-alone');
});
