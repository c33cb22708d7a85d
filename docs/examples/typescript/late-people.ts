import { ask } from './ask.ts';
import { LatePeopleDocument, type LatePeopleQuery } from './generated.ts';

type LatePerson = NonNullable<LatePeopleQuery['lateness']>['nodes'][number];

/** Each late person of a day, the latest first, read page by page. */
async function* latePeople(date: string): AsyncGenerator<LatePerson> {
  for (let after: string | null = null; ; ) {
    const answer: LatePeopleQuery = await ask(LatePeopleDocument, { date, after });
    if (!answer.lateness) throw new Error('The list could not be read.');
    const { nodes, pageInfo } = answer.lateness;
    yield* nodes;
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor;
  }
}

const [date = '2026-11-19'] = process.argv.slice(2);
for await (const { staff, minutesLate } of latePeople(date)) {
  console.log(`${staff.staffID}\t${staff.name}\t${staff.district}\t${minutesLate ?? '?'} minutes`);
}
