import { useSession } from '@spotlight/shared/contract';
import {
  Button,
  CheckCircleIcon,
  Container,
  Notice,
  Panel,
  Skeleton,
} from '@spotlight/shared/ui/parts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { brand } from '../../brand';
import infoTexts from '../../locales/info.zh-TW.json';
import { ArticleHead } from './article-head';
import { ContactForm } from './contact-form';

const Page = styled(Container)`
  display: grid;
  gap: 24px;
  max-width: 720px;
  padding-top: 48px;
`;

const Line = styled.a`
  color: var(--accent-ink);
  text-decoration: underline;
`;

/** 聯絡我們: a message with a case number, for everybody. */
export function ContactScreen() {
  const t = useTexts(infoTexts);
  // The form begins with the name and address of whoever is signed in.
  const { isLoading } = useSession();
  const [sent, setSent] = useState<{ ticketNo: string; email: string }>();
  const line = brand.social.find(({ id }) => id === 'line');
  return (
    <Page>
      <ArticleHead page="contact" />
      {sent ? (
        <>
          <Notice tone="success" icon={<CheckCircleIcon />} title={t('contact.sentTitle')}>
            {t('contact.sentText', sent)}
          </Notice>
          <div>
            <Button variant="outline" onClick={() => setSent(undefined)}>
              {t('contact.again')}
            </Button>
          </div>
        </>
      ) : (
        <Panel>{isLoading ? <Skeleton height={560} /> : <ContactForm onSent={setSent} />}</Panel>
      )}
      {line && (
        <p>
          <Line href={line.url} target="_blank" rel="noopener noreferrer">
            {t('contact.line')}
          </Line>
        </p>
      )}
    </Page>
  );
}
