import { offices as officesList } from '../../schema/lists/offices.ts';
import { confirmedViewer } from '../auth/authorize.ts';
import type { Context } from '../auth/context.ts';
import type { Office } from '../generated/resolvers.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { StoredList } from '../lists/store.ts';
import { wallClock } from '../shared/dates.ts';

const sample = (unitCode: string, district: string, unit: string, createdOn: string): Office => ({
  key: `sample-${unitCode}`,
  district,
  unit,
  unitCode,
  createdOn,
  isSample: true,
});

const sampleOffices: readonly Office[] = [
  sample('ABA-01', 'Aba', 'Aba Town', '2025-02-03'),
  sample('ABA-02', 'Aba', 'Ogbor Hill', '2025-02-03'),
  sample('ARI-01', 'Ariaria', 'Ariaria Market', '2025-02-10'),
  sample('ABK-01', 'Abakaliki', 'Kpirikpiri', '2025-02-17'),
  sample('AWK-01', 'Awka', 'Amawbia', '2025-03-03'),
  sample('AWK-02', 'Awka', 'Ifite', '2025-03-03'),
  sample('CHQ-01', 'CHQ', 'Okpara Avenue', '2025-01-06'),
  sample('NNE-01', 'Nnewi', 'Otolo', '2025-03-17'),
  sample('NSU-01', 'Nsukka', 'University Road', '2025-04-07'),
  sample('OGU-01', 'Ogui', 'Ogui Road', '2025-04-14'),
  sample('ONI-01', 'Onitsha', 'Fegge', '2025-05-05'),
  sample('OWE-01', 'Owerri', 'Wetheral Road', '2025-05-12'),
  sample('UMU-01', 'Umuahia', 'Bank Road', '2025-06-02'),
];

/** Section 7 has no call for offices: the sample is complete as soon as it is asked for. */
async function load(_args: object, context: Context): Promise<StoredList<Office>> {
  await confirmedViewer(context);
  return { rows: sampleOffices, notice: null, asOf: wallClock(context) };
}

/** Office locations: sample data. */
export const offices: Feature = { lists: [declaredList(officesList, load)] };
