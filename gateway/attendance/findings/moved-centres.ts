import { formatLongDate } from '../../../schema/format.ts';
import type { Context } from '../../auth/context.ts';
import type { MovedCentre } from '../../generated/resolvers.ts';
import { metresInWords } from './distance.ts';
import { isToday, readPlaces } from './read-places.ts';

/** The service centres whose records of some days lie together somewhere else than before, days ascending. Throws what reading the lists throws. */
export async function readMovedCentres(dates: readonly string[], context: Context): Promise<MovedCentre[]> {
  const { days } = await readPlaces(dates, context, isToday(context));
  return [...days.values()].flatMap((places) =>
    places.centres.flatMap((serviceCentre) => {
      const move = serviceCentre === '' ? null : places.centreMove(serviceCentre);
      if (!move) return [];
      const { latitude, longitude, count } = move;
      const evidence = `The ${count} sign-ins at ${serviceCentre} on ${formatLongDate(places.date)} are together, ${metresInWords(move.distance)} from where they were on ${move.days} days before.`;
      return [
        { serviceCentre, date: places.date, distance: Math.round(move.distance), latitude, longitude, count, evidence },
      ];
    }),
  );
}
