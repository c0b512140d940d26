/** Pictures that people upload: checked and drawn anew on the device, stored below their own folder. */
export { GalleryField, type GalleryFieldProps } from './gallery-field';
export { PictureField, type PictureFieldProps } from './picture-field';
export { useUploadArtwork, useUploadPicture, type ChosenPicture } from './picture.mutations';
export { storePicture, uploadSitePicture } from './picture.repository';
export { pictureEndings, pictureFault, publicAddress, type PictureFault } from './picture.rules';
export { openPicture } from './open-picture';
export { uploadFaultOf } from './upload-fault';
