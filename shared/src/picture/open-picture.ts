/** `preparePicture`, whose code comes with the first picture that somebody chooses. */
export const openPicture = async (file: File): Promise<Blob | null> =>
  (await import('./prepare-picture')).preparePicture(file);
