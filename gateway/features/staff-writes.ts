import { z } from 'zod';
import { staffFields, staffTextNames } from '../../schema/staff-fields.ts';
import { checkChanges, checkInput, filled, filledFields, requiredText } from '../check-input.ts';
import type {
  Confirmation,
  MutationCreateStaffArgs,
  MutationUpdateStaffArgs,
  Resolvers,
} from '../generated/resolvers.ts';
import type { Context } from '../request/context.ts';
import { endpoints } from '../rest/endpoints.ts';
import { confirm } from '../write.ts';
import { createPhotoUpload } from './upload-photo.ts';

/** The specification's words for a photo that could not be stored (section 8). */
const failures = {
  create: 'Server error while uploading image. Pls Try again!',
  edit: 'Image Upload Failed. Try Again Later',
} as const;

const rules = [...staffTextNames, 'shift' as const].map((name) => {
  const { noun, longest, isRequired = false } = staffFields[name];
  return { name, rule: requiredText(noun, longest), isRequired };
});

const newStaff = z.object(
  Object.fromEntries(rules.map(({ name, rule, isRequired }) => [name, isRequired ? rule : filled(rule)])),
);

const staffChanges = z.object(
  Object.fromEntries(rules.filter(({ name }) => name !== 'staffID').map(({ name, rule }) => [name, filled(rule)])),
);

/** Writes on staff records; addresses of unused photos are remembered for as long as these resolvers live. */
export function createStaffWrites(): Resolvers {
  const uploadPhoto = createPhotoUpload();

  async function createStaff({ input }: MutationCreateStaffArgs, context: Context): Promise<Confirmation> {
    const { image, ...fields } = input;
    const staff = filledFields(checkInput(newStaff, fields));
    const photo = await uploadPhoto(image, context, failures.create);
    const call = endpoints.createStaff({ ...staff, imageURL: photo.address });
    const confirmation = await confirm(call, context, 'Operation Completed');
    photo.use();
    return confirmation;
  }

  async function updateStaff({ id, input }: MutationUpdateStaffArgs, context: Context): Promise<Confirmation> {
    const { image, ...fields } = input;
    const changes = checkInput(staffChanges, fields);
    // The path is made first: an id that cannot be one shall not cost an upload.
    const path = (body: Readonly<Record<string, unknown>>) => endpoints.modifyStaff(id, body);
    path({});
    if (!image) return confirm(path(checkChanges(changes)), context, 'Operation Completed');
    const photo = await uploadPhoto(image, context, failures.edit);
    const call = path({ ...filledFields(changes), imageURL: photo.address });
    const confirmation = await confirm(call, context, 'Operation Completed');
    photo.use();
    return confirmation;
  }

  return {
    Mutation: {
      createStaff: (_parent, args, context) => createStaff(args, context),
      updateStaff: (_parent, args, context) => updateStaff(args, context),
      deleteStaff: async (_parent, { id }, context) =>
        confirm(endpoints.deleteStaff(id), context, 'Operation successfully'),
    },
  };
}
