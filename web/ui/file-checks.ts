import * as z from 'zod/mini';
import { batchExtensions, imageExtensions, maximumBatchBytes, maximumImageBytes } from '../../schema/limits.ts';

interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** Why a file cannot be taken; null when it can, as far as its name and size show. */
export const fileFault =
  (endings: readonly string[], choose: string, most: number, tooLarge: string) =>
  ({ name, size }: NamedFile): string | null => {
    if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return choose;
    if (size === 0) return 'This file is empty. Choose another one.';
    return size > most ? `This file is larger than ${tooLarge}` : null;
  };

export const choosePicture = 'Choose a .png, .jpeg or .jpg file.';

/** Of a reference photo. */
export const photoFault = fileFault(
  imageExtensions,
  choosePicture,
  maximumImageBytes,
  `${maximumImageBytes / 1024 / 1024} MiB. Choose a smaller one.`,
);

/** Of a staff batch. */
export const batchFault = fileFault(
  batchExtensions,
  'Choose an .xls, .xlsx or .csv file.',
  maximumBatchBytes,
  `${maximumBatchBytes / 1024 / 1024} MiB. Split the list into several files.`,
);

/** The first of the chosen files, if `faultOf` has nothing against it; `missing` is shown where there is none and one is needed. */
export const fileOf = <Chosen extends File | undefined = File>(
  faultOf: (file: File) => string | null,
  missing?: string,
) =>
  z.pipe(
    z.pipe(
      z.custom<ArrayLike<File> | null | undefined>(),
      z.transform((list) => list?.[0]),
    ),
    z.custom<Chosen>().check((context) => {
      const message = context.value ? faultOf(context.value) : missing;
      if (message) context.issues.push({ code: 'custom', message, input: context.value });
    }),
  );
