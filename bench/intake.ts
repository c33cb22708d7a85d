/**
 * `npm run bench:intake`: ten minutes of 200 records a second handed in to the service over PostgreSQL, one in seven of
 * them twice and a thousand bad ones among them, while the service is killed every 20 seconds and PostgreSQL crashes
 * every 45; `--seconds=` takes another time. Fails when something acknowledged is lost, or anything is there twice.
 */
import { runFire } from './intake-fire.ts';
import { describeMachine } from './machine.ts';

const seconds = Number(process.argv.find((argument) => argument.startsWith('--seconds='))?.slice(10) ?? 600);

console.log(describeMachine());
const result = await runFire({ seconds, rate: 200, bad: 1_000, killEvery: 20, crashEvery: 45 });
if (!result) {
  console.log('No PostgreSQL is installed: nothing was measured.');
} else {
  console.table(result);
  const isWhole = result.lost + result.extra + result.doubled + result.wronglyRefused === 0 && result.refused === 1_000;
  if (!isWhole || result.acknowledged !== result.sent) process.exitCode = 1;
}
process.exit();
