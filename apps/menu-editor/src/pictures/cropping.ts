export { CropDialog } from './crop-dialog.tsx';
export { openPicture } from './open-picture.ts';
