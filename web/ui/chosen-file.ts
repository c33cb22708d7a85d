import * as z from 'zod/mini';

const files = z.custom<ArrayLike<File> | null | undefined>();
/** The first of the chosen files. */
export const firstFile = z.pipe(
  files,
  z.transform((list) => list?.[0]),
);

/** A file that `faultOf` has nothing against; `missing` is shown where there is none. */
export const fileOf = (faultOf: (file: File) => string | null, missing: string) =>
  z.pipe(
    firstFile,
    z.custom<File>().check((context) => {
      const message = context.value ? faultOf(context.value) : missing;
      if (message) context.issues.push({ code: 'custom', message, input: context.value });
    }),
  );
