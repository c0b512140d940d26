import type { AdType, ManagedAd } from './ad.schema';

/** An advertisement as its form holds it. */
export interface AdForm {
  title: string;
  description: string;
  type: string;
  displayLocation: string;
  clientName: string;
  imageUrl: string;
  linkUrl: string;
  buttonText: string;
  startDate: string;
  endDate: string;
  /** NT$ */
  budget: string;
}

/** What the schema makes of it, for the server. */
export type AdEntry = Record<
  'description' | 'clientName' | 'imageUrl' | 'linkUrl' | 'buttonText',
  string | null
> & {
  title: string;
  type: AdType;
  displayLocation: string;
  startDate: string;
  endDate: string;
  budget: number;
};

/** A new one is a banner on the home page. */
export const emptyAdForm = (): AdForm => ({
  title: '',
  description: '',
  type: 'banner',
  displayLocation: 'home',
  clientName: '',
  imageUrl: '',
  linkUrl: '',
  buttonText: '',
  startDate: '',
  endDate: '',
  budget: '0',
});

/** The form of an advertisement that there is. */
export const adFormOf = (ad: ManagedAd): AdForm => ({
  title: ad.title,
  description: ad.description ?? '',
  type: ad.type,
  displayLocation: ad.displayLocation,
  clientName: ad.clientName ?? '',
  imageUrl: ad.imageUrl ?? '',
  linkUrl: ad.linkUrl ?? '',
  buttonText: ad.buttonText ?? '',
  startDate: ad.startDate,
  endDate: ad.endDate,
  budget: String(ad.budget),
});
