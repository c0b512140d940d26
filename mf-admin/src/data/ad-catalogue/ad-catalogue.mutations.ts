import { useWrite } from '@spotlight/shared/contract';
import { adKeys } from '../ad/ad.keys';
import { recordKeys } from '../record/record.keys';
import { adCatalogueKeys } from './ad-catalogue.keys';
import { saveAdProduct, savePlacement } from './ad-catalogue.repository';

const touches = [adCatalogueKeys.all, adKeys.all, recordKeys.all];

export const useSavePlacement = () => useWrite(savePlacement, { touches });
export const useSaveAdProduct = () => useWrite(saveAdProduct, { touches });
