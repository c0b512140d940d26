import { formatMoment } from '@spotlight/shared/format';
import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { BlobPicture } from '@spotlight/shared/picture/blob';
import { Button, Dialog, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useOwnArtwork, useSupportAd } from '../../data/support-ad/support-ad.queries';
import type { SupportAdDetail } from '../../data/support-ad/support-ad.schema';
import adTexts from '../../locales/support-ads.zh-TW.json';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  & h3 {
    font-size: var(--text-16);
  }
  & small,
  & p {
    color: var(--ink-2);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: 12px;
  & > li {
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--line-control);
  }
  & > li:last-child {
    border-color: var(--accent);
  }
  & small {
    margin-inline-start: 8px;
  }
`;

const Files = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 8px;
  margin-top: 8px;
`;

export interface ProgressDialogProps {
  id: string;
  onClose: () => void;
}

/** Every step of a support ad, what the review said, and each version of the artwork that was sent. */
export function ProgressDialog({ id, onClose }: ProgressDialogProps) {
  const t = useTexts(adTexts);
  const query = useSupportAd(id);
  return (
    <Dialog
      isOpen
      title={
        query.data
          ? t('supportAds.progressOf', { title: query.data.title })
          : t('supportAds.progress')
      }
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {t('supportAds.close')}
        </Button>
      }
    >
      <QueryView
        query={query}
        pending={<Skeleton height={320} />}
        errorTitle={t('supportAds.error')}
      >
        {(ad) => <Progress ad={ad} />}
      </QueryView>
    </Dialog>
  );
}

function Progress({ ad }: { ad: SupportAdDetail }) {
  const t = useTexts(adTexts, promotionTexts);
  return (
    <Stack>
      <Steps>
        {ad.history.map(({ to, reason, at }) => (
          <li key={at}>
            <strong>{t(`supportAdStatus.${to}`)}</strong>
            <small>{formatMoment(at)}</small>
            {reason && to !== 'cancelled' && <p>{reason}</p>}
          </li>
        ))}
      </Steps>
      {ad.versions.length > 0 && (
        <section>
          <h3>{t('supportAds.versions')}</h3>
          <ol>
            {ad.versions.map(({ paths, sentAt }, index) => (
              <li key={sentAt}>
                <strong>{t('supportAds.version', { n: index + 1 })}</strong>{' '}
                <small>{t('supportAds.versionAt', { moment: formatMoment(sentAt) })}</small>
                {paths.length === 0 ? (
                  <p>{t('supportAds.versionDrawn')}</p>
                ) : (
                  <Files>
                    {paths.map((path, n) => (
                      <li key={path}>
                        <OwnArtwork
                          path={path}
                          alt={t('supportAds.versionFile', { n: index + 1, file: n + 1 })}
                        />
                      </li>
                    ))}
                  </Files>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </Stack>
  );
}

function OwnArtwork({ path, alt }: { path: string; alt: string }) {
  const t = useTexts(adTexts);
  return (
    <BlobPicture query={useOwnArtwork(path)} alt={alt} failed={t('supportAds.versionFailed')} />
  );
}
