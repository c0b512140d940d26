import { useSession } from '@spotlight/shared/contract';
import { Container } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { shownPerformer } from '../../data/own-performer/shown-performer.rules';
import type { PerformerForm } from '../../data/own-performer/performer-form.rules';
import { safeSocialLinks } from '../../data/performer/social-links.rules';
import formTexts from '../../locales/performer-form.zh-TW.json';
import { PerformerHero } from '../../screens/performer-detail/performer-hero';
import { SocialLinks } from '../../screens/performer-detail/social-links';
import { WorkSection } from '../../screens/performer-detail/sections/work-section';

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
`;

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 24px;
`;

const Bio = styled.p`
  color: var(--ink-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The page as visitors will see it. Nothing in it can be pressed. */
export function PerformerPreview({ id, form }: { id: string; form: PerformerForm }) {
  const t = useTexts(formTexts);
  const { user } = useSession();
  const name = form.performerName || t('performerForm.unnamed');
  const shown = shownPerformer(id, { ...form, performerName: name }, user?.id ?? null);
  return (
    <Frame inert>
      <PerformerHero performer={shown} />
      <Body>
        <Bio>{form.bio || t('performerForm.noBio')}</Bio>
        <WorkSection id={id} works={shown.works} />
        <SocialLinks links={safeSocialLinks(shown)} name={name} />
      </Body>
    </Frame>
  );
}
