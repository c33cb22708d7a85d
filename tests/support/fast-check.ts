import fc from 'fast-check';

/** The same cases in each run, so that main is the same whenever it is built; `PROPERTY_SEED` makes others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

/** Cases of a property: fewer by day than in the nightly run; `PROPERTY_RUNS` says how many instead. */
export const cases = (byDay: number, byNight: number) =>
  Number(process.env.PROPERTY_RUNS ?? (process.env.IS_NIGHTLY_RUN ? byNight : byDay));

export default fc;
