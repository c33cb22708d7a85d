/** Header of a photo whose file ends early: `true`; missing for all others. */
export const incompletePhotoHeader = 'x-photo-incomplete';
