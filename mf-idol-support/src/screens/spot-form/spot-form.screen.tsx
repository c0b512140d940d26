import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { FormPage, SavedForm } from '../../components/form-page/form-page';
import { useSpot } from '../../data/spot/spot.queries';
import formTexts from '../../locales/spot-form.zh-TW.json';
import { paths } from '../../paths';
import { SpotFormView } from './spot-form';

/** /support-map/new: adds a spot to the map; `?spot=` changes an own one. */
export function SpotFormScreen() {
  const t = useTexts(formTexts);
  const id = useSearchParams()[0].get('spot');
  return (
    <FormPage title={t(id ? 'spotForm.editTitle' : 'spotForm.title')} lead={t('spotForm.lead')}>
      {id ? <SavedSpot id={id} /> : <SpotFormView spot={null} />}
    </FormPage>
  );
}

function SavedSpot({ id }: { id: string }) {
  const t = useTexts(formTexts);
  return (
    <SavedForm
      query={useSpot(id)}
      errorTitle={t('spotForm.error')}
      isOpen={({ isMine, status }) => isMine && status !== 'closed'}
      missing={{ title: t('spotForm.missing'), label: t('spotForm.toMap'), to: paths.supportMap }}
    >
      {(spot) => <SpotFormView key={id} spot={spot} />}
    </SavedForm>
  );
}
