import { shellLinks } from '@spotlight/shared/contract/links';
import { Button } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useVerifyFactor } from './second-factor.mutations';
import factorTexts from '../locales/second-factor.zh-TW.json';
import { CodeForm } from './code-form';
import type { CodeKind } from './code-form.schema';
import { StepTitle } from './step.parts';

const ContactLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  color: var(--accent-ink);
  text-decoration: underline;
`;

/** 輸入驗證碼: what a session shows once, by the app or by a code on paper. */
export function ShowFactor({ onDone }: { onDone: () => void }) {
  const t = useTexts(factorTexts);
  const verify = useVerifyFactor();
  const [kind, setKind] = useState<CodeKind>('app');
  return (
    <>
      <StepTitle title={t('show.title')} lead={t(`show.lead.${kind}`)} />
      <CodeForm
        key={kind}
        kind={kind}
        submitLabel={t('show.submit')}
        send={verify.mutateAsync}
        onRight={onDone}
      />
      <Button
        variant="plain"
        isFullWidth
        onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}
      >
        {t(kind === 'app' ? 'show.useRecovery' : 'show.useApp')}
      </Button>
      <p>
        <small>
          {t('show.lost')} <ContactLink to={shellLinks.contact}>{t('show.contact')}</ContactLink>
        </small>
      </p>
    </>
  );
}
