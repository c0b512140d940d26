import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { groupDigits } from '@spotlight/shared/format';
import { Badge, Button, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PrivatePicture } from '../../components/private-picture';
import { useCreatives } from '../../data/ad/ad.queries';
import detailTexts from '../../locales/ad-detail.zh-TW.json';
import { PartTitle } from '../../room/records.styles';

const List = styled.ol`
  display: grid;
  gap: 16px;
  & > li {
    display: grid;
    justify-items: start;
    gap: 8px;
  }
  & img {
    max-width: 100%;
    max-height: 200px;
    border-radius: var(--radius-6);
  }
`;

const tones = {
  checking: 'warning',
  approved: 'success',
  rejected: 'danger',
  replaced: 'neutral',
} as const;

/** The artwork that was sent in, version by version; originals are fetched when somebody asks for them. */
export function CreativesPart({ id }: { id: string }) {
  const t = useTexts(detailTexts, promotionTexts);
  const creatives = useCreatives(id);
  const [looked, setLooked] = useState<readonly string[]>([]);
  return (
    <section>
      <PartTitle>{t('creatives.title')}</PartTitle>
      <QueryView
        query={creatives}
        pending={<Skeleton height={96} radius="var(--radius-card)" />}
        errorTitle={t('creatives.failed')}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('creatives.none')}</p>
          ) : (
            <List>
              {items.map(({ id: key, version, status, reason, ...file }) => (
                <li key={key}>
                  <span>
                    {t('creatives.line', {
                      version,
                      width: file.width,
                      height: file.height,
                      size: groupDigits(Math.ceil(file.bytes / 1024)),
                    })}{' '}
                    <Badge tone={tones[status]}>{t(`creativeStatus.${status}`)}</Badge>
                  </span>
                  {reason && <span>{reason}</span>}
                  {file.imageUrl && (
                    <img src={file.imageUrl} alt={t('creatives.alt', { version })} loading="lazy" />
                  )}
                  {!file.imageUrl &&
                    (looked.includes(key) ? (
                      <PrivatePicture
                        path={file.filePath}
                        alt={t('creatives.alt', { version })}
                        failed={t('creatives.lookFailed')}
                      />
                    ) : (
                      <Button
                        variant="outline"
                        size="sm"
                        aria-label={t('creatives.lookOf', { version })}
                        onClick={() => setLooked([...looked, key])}
                      >
                        {t('creatives.look')}
                      </Button>
                    ))}
                </li>
              ))}
            </List>
          )
        }
      </QueryView>
    </section>
  );
}
