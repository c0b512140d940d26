import { useSession } from '@spotlight/shared/contract';
import { FormDialog, phoneText, useForm } from '@spotlight/shared/form';
import { formatPrice } from '@spotlight/shared/format';
import { TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useDecideApplication } from '../../data/gig/gig.mutations';
import type { GigApplication } from '../../data/gig/gig.schema';
import gigTexts from '../../locales/gig.zh-TW.json';

/** Of the ask, as the server asks for it. */
const DEPOSIT_SHARE = 0.3;

export interface AwardDialogProps {
  application: GigApplication;
  onClose: () => void;
}

/** What an award leads to, and the number on which the performer calls. */
export function AwardDialog({ application, onClose }: AwardDialogProps) {
  const t = useTexts(gigTexts);
  const { user } = useSession();
  const { mutateAsync } = useDecideApplication();
  const { id, ask } = application;
  const name = application.performer.performerName;
  const form = useForm({
    schema: z.object({ contactPhone: phoneText(t('desk.phoneWrong')) }),
    defaultValues: { contactPhone: user?.phone ?? '' },
    send: async ({ contactPhone }) => {
      await mutateAsync({ applicationId: id, to: 'awarded', contactPhone });
      return t('desk.awarded', { name });
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('desk.awardTitle', { name })}
      lead={t('desk.awardLead', {
        ask: formatPrice(ask),
        deposit: formatPrice(Math.round(ask * DEPOSIT_SHARE)),
      })}
      submitLabel={t('desk.awardSend')}
      keepLabel={t('desk.keep')}
    >
      <TextField
        label={t('desk.phone')}
        hint={t('desk.phoneHint')}
        type="tel"
        autoComplete="tel"
        isRequired
        data-autofocus
        {...form.field('contactPhone')}
      />
    </FormDialog>
  );
}
