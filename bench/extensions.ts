/** What the benchmark's upstream has beyond section 7, with versions: figures with `EXTENSIONS=figures`, else nothing. */
export const extensions = new Map(process.env.EXTENSIONS === 'figures' ? [['figures', 3]] : []);
