import { useTexts } from '@spotlight/shared/vendor/i18n';
import { shownPerformer } from '../../data/own-performer/shown-performer.rules';
import type { PerformerForm } from '../../data/own-performer/performer-form.rules';
import formTexts from '../../locales/performer-form.zh-TW.json';
import { PerformerTile } from '../performer-tile/performer-tile';

/** The performer as the list will show them. */
export function PerformerCardPreview({ id, form }: { id: string; form: PerformerForm }) {
  const t = useTexts(formTexts);
  const performerName = form.performerName || t('performerForm.unnamed');
  return <PerformerTile performer={shownPerformer(id, { ...form, performerName }, null)} />;
}
