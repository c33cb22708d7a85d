/** What decides everything about the demo company. */
export interface Company {
  /** First day of the history, `YYYY-MM-DD`. */
  readonly start: string;
  /** Days of the history at the first start. */
  readonly days: number;
  /** Number of staff. */
  readonly staff: number;
  /** `DEMO_SEED`; absent, 0. */
  readonly seed?: number;
}

/**
 * Whether the history has what is to be found in it: people who move, devices that fail, a holiday that is half worked.
 * A shorter history than four weeks has no usual days to tell them from.
 */
export const hasPlants = ({ days }: Company): boolean => days >= 28;
