/** What every demo company's seed is added to. */
const base = 0x5eed_2026;

/** A source of numbers in [0, 1); the same keys always give the same numbers, in the same order. */
export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** One of the values, all equally likely. */
  pick<Value>(values: readonly Value[]): Value;
  /** True with the given probability. */
  chance(probability: number): boolean;
}

/** Begins a source for whole-number keys, e.g. a purpose, a person and a day. */
export type Randoms = (...keys: number[]) => Random;

/** The sources of a seed, `DEMO_SEED`. */
export const randomsOf =
  (seed = 0): Randoms =>
  (...keys) =>
    begin(seed === 0 ? base : mix(base ^ mix(seed)), keys);

/** The sources of what is the same for every seed, as portraits are. */
export const randomOf = randomsOf();

function begin(seed: number, keys: readonly number[]): Random {
  let state = keys.reduce((hash, key) => mix(hash ^ mix(key | 0)), seed);
  const next = () => {
    state = (state + 0x9e37_79b9) | 0;
    return (mix(state) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick<Value>(values: readonly Value[]): Value {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new RangeError('pick needs at least one value');
      return value;
    },
    chance: (probability) => next() < probability,
  };
}

/** Spreads the bits of a 32-bit number, so that neighbouring keys have nothing in common. */
function mix(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return bits ^ (bits >>> 16);
}
