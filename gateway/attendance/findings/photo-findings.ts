import { z } from 'zod';
import { maximumStaffIDLength } from '../../../schema/limits.ts';
import {
  photoFindings as photoFindingsList,
  staffPhotoFindings as staffPhotoFindingsList,
} from '../../../schema/lists/photo-findings.ts';
import { bearer } from '../../auth/authorize.ts';
import type { Context } from '../../auth/context.ts';
import type { QueryPhotoFindingsArgs, QueryStaffPhotoFindingsArgs } from '../../generated/resolvers.ts';
import { checkInput, requiredText } from '../../graphql/check-input.ts';
import { declaredList, type Feature } from '../../lists/declared-list.ts';
import { readStaffRecords } from '../../staff/staff-records.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import { readPhotoFindings, readWholePhotoFindings } from './photo-finding.ts';

const modes = ['SIGNED_IN', 'SIGNED_OUT'] as const;
const staffSearch = z.object({ staffID: requiredText('staff ID', maximumStaffIDLength) });

const readDay = ({ date }: QueryPhotoFindingsArgs, context: Context) =>
  Promise.all(
    modes.map((mode) => context.lists.read(endpoints.attendance(date, mode, context.timeZone), bearer(context))),
  );

async function readMonth(args: QueryStaffPhotoFindingsArgs, context: Context) {
  const { staffID } = checkInput(staffSearch, args);
  return Promise.all(modes.map((mode) => readStaffRecords(args.month, mode, staffID, context)));
}

/** What is found in photos. */
export const photoFindings: Feature = {
  lists: [
    declaredList(
      photoFindingsList,
      async (args, context) => readWholePhotoFindings(await readDay(args, context), context),
      async (args, context) => readPhotoFindings(await readDay(args, context), context),
    ),
    declaredList(
      staffPhotoFindingsList,
      async (args, context) => readWholePhotoFindings(await readMonth(args, context), context),
      async (args, context) => readPhotoFindings(await readMonth(args, context), context),
    ),
  ],
  resolvers: { PhotoFinding: { photo: (row) => row.imageURL || null } },
};
