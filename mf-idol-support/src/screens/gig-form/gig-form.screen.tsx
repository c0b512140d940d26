import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { FormPage, SavedForm } from '../../components/form-page/form-page';
import { useGig } from '../../data/gig/gig.queries';
import gigTexts from '../../locales/gig.zh-TW.json';
import { paths } from '../../paths';
import { GigForm } from './gig-form';

/** /gigs/new: looks for performers; `?gig=` goes on with one that is not over yet. */
export function GigFormScreen() {
  const t = useTexts(gigTexts);
  const id = useSearchParams()[0].get('gig');
  return (
    <FormPage
      above={{ label: t('gigs.title'), to: paths.gigs }}
      title={t(id ? 'gigForm.editTitle' : 'gigForm.newTitle')}
      lead={t('gigForm.lead')}
    >
      {id ? <SavedGig id={id} /> : <GigForm gig={null} />}
    </FormPage>
  );
}

function SavedGig({ id }: { id: string }) {
  const t = useTexts(gigTexts);
  return (
    <SavedForm
      query={useGig(id)}
      errorTitle={t('gigs.error')}
      isOpen={({ isMine, status }) => isMine && (status === 'draft' || status === 'open')}
      missing={{
        title: t('gigForm.missing'),
        help: t('gigForm.missingHelp'),
        label: t('gig.toAll'),
        to: paths.gigs,
      }}
    >
      {(gig) => <GigForm key={id} gig={gig} />}
    </SavedForm>
  );
}
