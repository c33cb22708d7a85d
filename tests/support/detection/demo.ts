import { pino } from 'pino';
import { readConfig as readGatewayConfig } from '../../../gateway/config.ts';
import { startGateway } from '../../../gateway/server.ts';
import { addDays, instantOf } from '../../../upstream/calendar.ts';
import { readConfig } from '../../../upstream/config.ts';
import { openDatabase } from '../../../upstream/database.ts';
import { ensureDemoCompany } from '../../../upstream/demo/company.ts';
import { sceneOf } from '../../../upstream/demo/day-plan.ts';
import { leavesOf } from '../../../upstream/demo/leaves.ts';
import { type Person, peopleOf } from '../../../upstream/demo/people.ts';
import { jobOn } from '../../../upstream/demo/rotas.ts';
import { writeEvents } from '../../../upstream/demo/write-company.ts';
import { createIntake } from '../../../upstream/intake/intake.ts';
import { hashPassword } from '../../../upstream/passwords.ts';
import { createUpstream } from '../../../upstream/server.ts';
import { truthOn, truths } from '../demo/truth.ts';
import { everyPage } from '../every-page.ts';
import { fixedMoment } from '../fixed-clock.ts';
import { listen } from '../listen.ts';
import { patience } from '../patience.ts';
import { demoToken, postGraphQL } from '../post-graphql.ts';
import { judgePlaces } from './places.ts';
import { note, type Score } from './score.ts';

const secret = 'of this measurement and of nothing else';
const document = `query ($date: Date!, $offset: Int!) {
  staff(first: 0) { totalCount }
  explainedDay(date: $date, first: 200, offset: $offset) { totalCount nodes { key reason evidence } }
}`;

interface Answer {
  readonly staff: { readonly totalCount: number };
  readonly explainedDay: {
    readonly totalCount: number;
    readonly nodes: readonly { readonly key: string; readonly reason: string; readonly evidence: string }[];
  };
}

/** A demo company in the real service behind a gateway, with a clock of its own. */
export async function openDemo(size: { seed: number; staff: number; days: number; timeZone: string }) {
  const { timeZone, ...rest } = size;
  const lastDay = fixedMoment.slice(0, 10);
  const company = { start: addDays(lastDay, 1 - size.days), ...rest };
  const scene = sceneOf(company, timeZone);
  const leaves = Map.groupBy(leavesOf(company, timeZone), ({ person }) => person.staffID);
  const isOnLeave = ({ staffID }: Person, day: string) =>
    leaves.get(staffID)?.some(({ from, to }) => from <= day && day <= to) ?? false;
  const people = new Map(peopleOf(company).map((person) => [person.staffID, person]));
  let now = new Date(instantOf(lastDay, 0, timeZone));
  const clock = () => now;
  const { db, close: closeDatabase } = await openDatabase({});
  const bring = () =>
    ensureDemoCompany({
      db,
      now: clock,
      timeZone,
      ...rest,
      hashPassword,
      deliver: (events) => writeEvents(db, events),
      log: () => undefined,
    });
  await bring();
  const settings = readConfig({ JWT_SECRET: secret, JWT_HOURS: '8760', DEMO: 'on', TIME_ZONE: timeZone });
  const { server, url: publicUrl, close: closeServer } = await listen();
  const config = { ...settings, publicUrl };
  const intake = createIntake({ db, origins: config, perMinute: 1, timeZone, now: clock });
  server.on('request', createUpstream({ db, config, intake, now: clock, log: pino({ level: 'silent' }) }));
  const gateway = await startGateway({
    config: {
      ...readGatewayConfig({
        ...patience,
        LOG_LEVEL: 'silent',
        COST_BUDGET: '0',
        PORT: '0',
        JWT_SECRET: secret,
        TIME_ZONE: timeZone,
      }),
      upstreamURL: publicUrl,
    },
    now: () => now.getTime(),
  });
  const token = await demoToken(gateway.url);
  const ask = async (query: string, variables: object) => {
    const { data, errors } = await postGraphQL(gateway.url, query, { variables, token });
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  return {
    lastDay,
    after: addDays(lastDay, 1),
    days: Array.from({ length: size.days }, (_, later) => addDays(company.start, later)),
    /** Lets the company live until a time of day, and moves the clocks of service and gateway there. */
    async moveTo(day: string, time: string) {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      now = new Date(instantOf(day, hours * 3600 + minutes * 60, timeZone));
      await bring();
    },
    /** Compares everybody's reason on a day with the truth of this moment. */
    async judge(date: string, score: Score) {
      const { staff, explainedDay } = await everyPage<Answer>(ask, document, { date });
      const { totalCount, nodes } = explainedDay;
      if (totalCount !== staff.totalCount || nodes.length !== totalCount || totalCount !== people.size) {
        throw new Error(`${date}: ${nodes.length} reasons for ${staff.totalCount} people.`);
      }
      for (const { key, reason, evidence } of nodes) {
        const person = people.get(key);
        if (!person) throw new Error(`${key} is not a person of the demo company.`);
        const truth = truths[truthOn(person, date, scene, isOnLeave(person, date), now.getTime())];
        const shift = jobOn(person, date).rota?.name ?? 'no shift';
        note(score, truth, reason, `${date} ${key}, ${shift}: ${evidence}`);
      }
    },
    /** Compares the findings of some days with the truth. */
    findPlaces: (days: readonly string[]) => judgePlaces(ask, company, scene, days),
    async close() {
      await gateway.close();
      closeServer();
      await closeDatabase();
    },
  };
}
