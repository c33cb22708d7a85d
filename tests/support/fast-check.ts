import fc from 'fast-check';

/** The same cases in each run, so that main is the same whenever it is built; `PROPERTY_SEED` makes others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export default fc;
