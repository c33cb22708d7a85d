/**
 * The time as all servers of a run have it: one morning of the company's, so that their answers name the same days and
 * no photo address expires.
 */
const shift = Number(process.env.CLOCK_SHIFT ?? 0);

export const now = () => Date.now() + shift;
