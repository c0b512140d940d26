import type { LoginPrompt } from '@spotlight/shared/contract';
import { Artwork } from '@spotlight/artwork/parts';
import { venueTypes } from '@spotlight/shared/format/parts';
import { Dialog } from '@spotlight/shared/ui/parts';
import { useLocation } from '@spotlight/shared/vendor/router';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { LoginForm, TextLink } from '../components/login-form/login-form';
import accountTexts from '../locales/account.zh-TW.json';
import { signupPath } from '../paths';

const Summary = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 24px;
  padding: 12px;
  border-radius: var(--radius-card);
  background: var(--surface-2);
`;

const Picture = styled.span`
  flex-shrink: 0;
  width: clamp(72px, 30%, 112px);
  overflow: hidden;
  border-radius: var(--radius-6);
`;

const Texts = styled.div`
  min-width: 0;
  font-size: var(--text-14);
  line-height: var(--leading-dense);
`;

const Title = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-weight: var(--weight-bold);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Detail = styled.p`
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
`;

const Foot = styled.p`
  margin-top: 16px;
  color: var(--ink-2);
  text-align: center;
`;

/** The picture of what somebody is in the middle of: a venue's where the category is a kind of venue. */
function SummaryPicture({ summary }: { summary: NonNullable<LoginPrompt['summary']> }) {
  const { id, title, category, line } = summary;
  return venueTypes.includes(category) ? (
    <Artwork kind="venue" id={id} title={title} type={category} isDecorative />
  ) : (
    <Artwork kind="event" id={id} title={title} category={category} line={line} isDecorative />
  );
}

export interface LoginSheetProps {
  prompt: LoginPrompt;
  onSignedIn: () => void;
  onClose: () => void;
}

/** Logging in without leaving the page, in the middle of something that needs it. */
export function LoginSheet({
  prompt: { title, summary, known, returnTo },
  onSignedIn,
  onClose,
}: LoginSheetProps) {
  const t = useTexts(accountTexts);
  const { pathname, search } = useLocation();
  const here = returnTo ?? pathname + search;

  return (
    <Dialog isOpen title={title ?? t('login.sheetTitle')} onClose={onClose}>
      {summary && (
        <Summary>
          <Picture>
            <SummaryPicture summary={summary} />
          </Picture>
          <Texts>
            <Title>{summary.title}</Title>
            <Detail>{summary.detail}</Detail>
          </Texts>
        </Summary>
      )}
      <LoginForm email={known?.email} returnTo={here} onSuccess={onSignedIn} onLeave={onClose} />
      <Foot>
        {t('login.noAccount')}
        <TextLink to={signupPath(here)} state={known} onClick={onClose}>
          {t('login.signup')}
        </TextLink>
      </Foot>
    </Dialog>
  );
}
