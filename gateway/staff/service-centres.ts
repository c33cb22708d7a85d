import { readFileSync } from 'node:fs';
import { z } from 'zod';

const centres = z.record(z.string().trim().min(1), z.array(z.string().trim().min(1)).min(1));

/**
 * Reads the file of the setting SERVICE_CENTRES_FILE: a JSON object that gives a district's service centres, e.g.
 * `{"Awka": ["Awka", "Amawbia"]}`. Districts that it leaves out keep what the staff list shows. No file gives
 * none. Throws an Error that names the file when it cannot be used.
 */
export function readServiceCentres(file: string | undefined): ReadonlyMap<string, readonly string[]> {
  if (file === undefined) return new Map();
  try {
    return new Map(Object.entries(centres.parse(JSON.parse(readFileSync(file, 'utf8')))));
  } catch (error) {
    throw new Error(
      `SERVICE_CENTRES_FILE: ${file} is not a JSON object of districts and lists of their service centres.`,
      {
        cause: error,
      },
    );
  }
}
