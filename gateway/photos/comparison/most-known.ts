/** Photos of which anything is retained, and so as many as are compared with each other: 100 MB at most. */
export const mostKnown = 40_000;
