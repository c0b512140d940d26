import { useBackend, useWrite } from '@spotlight/shared/contract';
import { uploadSitePicture, type ChosenPicture } from '@spotlight/shared/picture';
import { recordKeys } from '../record/record.keys';
import { websiteKeys } from './website.keys';
import {
  addFeatured,
  deleteBanner,
  deleteImage,
  moveBanner,
  orderFeatured,
  removeFeatured,
  saveBanner,
  saveImage,
  saveTexts,
  setBannerActive,
  setFeaturedActive,
} from './website.repository';

const banners = { touches: [websiteKeys.banners, recordKeys.all] };
const images = { touches: [websiteKeys.images] };
const featured = { touches: [websiteKeys.featured] };

/** What is read again afterwards is asked for by who saves: the form still holds what was typed. */
export const useSaveTexts = () => useWrite(saveTexts);
export const useSaveImage = () => useWrite(saveImage, images);
export const useDeleteImage = () => useWrite(deleteImage, images);
export const useSaveBanner = () => useWrite(saveBanner, banners);
export const useSetBannerActive = () => useWrite(setBannerActive, banners);
export const useMoveBanner = () => useWrite(moveBanner, banners);
export const useDeleteBanner = () => useWrite(deleteBanner, banners);
export const useAddFeatured = () => useWrite(addFeatured, featured);
export const useSetFeaturedActive = () => useWrite(setFeaturedActive, featured);
export const useOrderFeatured = () => useWrite(orderFeatured, featured);
export const useRemoveFeatured = () => useWrite(removeFeatured, featured);

/** Puts a picture of the site into its bucket; answers its address. */
export function useUploadSitePicture() {
  const backend = useBackend();
  return (bucket: 'website' | 'website-banners', folder: string, picture: ChosenPicture) =>
    uploadSitePicture(backend, { bucket, folder }, picture);
}
