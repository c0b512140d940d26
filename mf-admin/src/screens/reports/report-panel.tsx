import { Form, requiredText, useForm } from '@spotlight/shared/form';
import { formatMoment } from '@spotlight/shared/format';
import { Button, ButtonLink, ConfirmDialog, Notice, TextArea } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { useState } from 'react';
import { styled } from 'styled-components';
import { canResolve, canTakeDown } from '../../data/report/report.rules';
import type { Report } from '../../data/report/report.schema';
import reportTexts from '../../locales/reports.zh-TW.json';
import { paths } from '../../paths';
import { AuditTrail } from '../../room/audit-trail';
import { PartTitle } from '../../room/records.styles';
import { Key } from '../../room/keys-dialog';
import { Pairs } from '../../room/pairs';
import type { PanelPlace } from '../../room/use-open-row';
import { RowPanel } from '../../room/row-panel';
import { ReportedThing } from './reported-thing';

const Decisions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export interface ReportPanelProps {
  report: Report;
  place: PanelPlace;
  isBusy: boolean;
  onResolve: (verdict: 'upheld' | 'dismissed', note: string) => void;
  /** Answers whether the page went off. */
  onTakeDown: (note: string) => Promise<string>;
}

/** One report: what it is about as visitors see it, what was said, what is known, and the decision. */
export function ReportPanel({ report, place, isBusy, onResolve, onTakeDown }: ReportPanelProps) {
  const t = useTexts(reportTexts);
  const [asked, setAsked] = useState<string>();
  const { reporter, entityType, status, title } = report;
  const isOpen = canResolve(report);
  const form = useForm({
    schema: z.object({ note: requiredText(t('panel.noteMissing')) }),
    defaultValues: { note: '' },
    // Only taking down needs a reason; the question before it does the sending.
    send: ({ note }) => Promise.resolve(setAsked(note)),
  });
  const typed = () => form.getValues('note').trim();
  return (
    <RowPanel
      {...place}
      rowKey={report.id}
      title={title ?? t('gone')}
      lead={[
        t(`about.${entityType}`),
        t(`kinds.${report.kind}`),
        formatMoment(report.createdAt),
      ].join('・')}
      footer={
        isOpen && (
          <Decisions>
            {canTakeDown(report) && (
              <Button variant="outline" isBusy={form.isBusy} onClick={() => form.submit()}>
                {t('panel.takeDown')}
              </Button>
            )}
            <Button
              variant="outline"
              isBusy={isBusy}
              onClick={() => onResolve('dismissed', typed())}
            >
              {t('panel.dismiss')} <Key aria-hidden="true">D</Key>
            </Button>
            <Button isBusy={isBusy} onClick={() => onResolve('upheld', typed())}>
              {t('panel.uphold')} <Key aria-hidden="true">U</Key>
            </Button>
          </Decisions>
        )
      }
    >
      {status === 'open' && report.isOwn && <Notice tone="info">{t('panel.ownCause')}</Notice>}
      <section>
        <PartTitle>{t('panel.said')}</PartTitle>
        <Words>{report.body ?? t('panel.noBody')}</Words>
      </section>
      <ReportedThing report={report} />
      <section>
        <PartTitle>{t('panel.facts')}</PartTitle>
        <Pairs
          lines={[
            [t('panel.owner'), report.ownerName],
            [
              t('panel.status'),
              report.thingStatus &&
                t(`panel.statuses.${report.thingStatus}`, { defaultValue: report.thingStatus }),
            ],
            [
              t('panel.count'),
              t('panel.counts', { count: report.reportsOfIt, open: report.openOfIt }),
            ],
            [
              t('panel.reporter'),
              reporter.reports > 1 ? t('panel.reporterRecord', reporter) : t('first'),
            ],
            [t('panel.handledBy'), report.handledBy],
            [t('panel.handledAt'), report.handledAt && formatMoment(report.handledAt)],
            [t('panel.note'), report.note],
          ]}
        />
      </section>
      {isOpen && (
        <Form form={form}>
          <TextArea
            label={t('panel.noteLabel')}
            hint={t('panel.noteHint')}
            maxLength={1000}
            rows={3}
            {...form.field('note')}
          />
        </Form>
      )}
      {isOpen && entityType === 'event' && (
        <Notice tone="info">
          {t('panel.eventHelp')}{' '}
          <ButtonLink
            size="sm"
            variant="outline"
            to={`${paths.events.to()}?${new URLSearchParams({ q: title ?? '', open: report.entityId })}`}
          >
            {t('panel.toEvent')}
          </ButtonLink>
        </Notice>
      )}
      <AuditTrail entity="reports" id={report.id} />
      {asked !== undefined && (
        <ConfirmDialog
          title={t('panel.takeDownTitle', { title: title ?? t('gone') })}
          body={t('panel.takeDownBody', { count: report.openOfIt })}
          confirmLabel={t('panel.takeDown')}
          tone="danger"
          onConfirm={() => onTakeDown(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </RowPanel>
  );
}
