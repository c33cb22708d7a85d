/**
 * `npm run detect -- --seed 1`: how well the reasons of people's days and the findings of places are found. A demo company of the seed is written
 * into the real service, the gateway explains its days and looks at its records, and what it answers is compared with what is true of them, which
 * stands apart from the data. `--seed 1,2,3` tries several, `--zone Europe/Berlin` another zone, `--mistakes` lists what
 * went wrong; `--only places` judges a part, `--only photos` the photos of the last `--photos 3` days, whose drawing takes minutes; `--staff` and `--days` make other companies, `--skip 7` judges days with one week behind them too.
 */
import { parseArgs } from 'node:util';
import { fixedMoment, shiftDate } from '../tests/support/fixed-clock.ts';
import { openDemo } from './detect-company.ts';
import { printPhotos } from './detect-photos.ts';
import { printPlaces } from './detect-places.ts';
import { emptyScore, type Mistakes, printMistakes, printScore, type Score } from './detect-score.ts';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    staff: { type: 'string', default: '1200' },
    days: { type: 'string', default: '60' },
    skip: { type: 'string', default: '28' },
    zone: { type: 'string', default: 'Africa/Lagos' },
    mistakes: { type: 'boolean', default: false },
    only: { type: 'string', default: 'reasons,places' },
    photos: { type: 'string', default: '3' },
  },
});

// One Wednesday for all runs, so that a seed is the same company whenever it is tried.
shiftDate(Date.parse(fixedMoment) - Date.now());

/** Days at the beginning of the history that are not judged: they have not four weeks before them to learn from. */
const skipped = Number(options.skip);

/** Moments of the last day at which everybody has a reason as well. */
const moments = ['01:00', '07:55', '14:00'];

const has = (part: string) => options.only.split(',').includes(part);

for (const seed of options.seed.split(',').map(Number)) {
  const mistakes: Mistakes = new Map();
  const demo = await openDemo({
    seed,
    staff: Number(options.staff),
    days: Number(options.days),
    timeZone: options.zone,
  });
  const running: Score = emptyScore();
  const over: Score = emptyScore();
  if (has('reasons')) {
    for (const time of moments) {
      await demo.moveTo(demo.lastDay, time);
      await demo.judge(demo.lastDay, running, mistakes);
    }
  }
  await demo.moveTo(demo.after, '16:00');
  const judged = demo.days.slice(skipped);
  if (has('reasons')) for (const day of judged) await demo.judge(day, over, mistakes);
  const places = has('places') ? await demo.findPlaces(judged) : null;
  const photos = has('photos') ? await demo.findPhotos(judged.slice(-Number(options.photos))) : null;
  await demo.close();
  console.log(
    `\nSeed ${seed}, ${options.staff} staff, ${options.zone}, the last ${judged.length} of ${demo.days.length} days:`,
  );
  if (has('reasons')) {
    printScore(over);
    console.log(`\nThe last day at ${moments.join(', ')}:`);
    printScore(running);
    if (options.mistakes) printMistakes(mistakes);
  }
  if (photos) {
    console.log('');
    printPhotos(photos);
    if (options.mistakes) console.log(photos.mistakes.join('\n'));
  }
  if (places) {
    console.log('');
    printPlaces(places);
    if (options.mistakes) console.log(places.mistakes.join('\n'));
  }
}
