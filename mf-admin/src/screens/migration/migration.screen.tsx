import {
  NoPermissionState,
  QueryView,
  Skeleton,
  fromDesktop,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RoomHeading } from '../../components/room-heading';
import { useImports } from '../../data/import/import.queries';
import type { Imports } from '../../data/import/import.schema';
import migrationTexts from '../../locales/migration.zh-TW.json';
import { DemoPart } from './demo-part';
import { Note } from './part.styles';
import { RecentImports } from './recent-imports';
import { RunStep } from './run-step';
import { Steps, type MigrationStep } from './steps';
import { TemplatesPart } from './templates-part';
import { UploadStep } from './upload-step';
import { useImportSteps } from './use-import-steps';
import { useMigration } from './use-migration';

const ColumnsStep = lazyPart(() =>
  import(/* webpackChunkName: "import-columns" */ './columns-step').then((m) => m.ColumnsStep),
);
const LookStep = lazyPart(() =>
  import(/* webpackChunkName: "import-look" */ './look-step').then((m) => m.LookStep),
);

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 20px;
  @media ${fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;

const Lead = styled(Note)`
  margin-block: 8px 20px;
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/** 資料匯入: events, venues and performers that were kept elsewhere, from a file. */
export function MigrationScreen() {
  const t = useTexts(migrationTexts);
  const imports = useImports();
  return (
    <QueryView
      query={imports}
      errorTitle={t('loadFailed')}
      pending={
        <>
          <RoomHeading title={t('title')} />
          <Layout aria-busy>
            <Skeleton height={360} radius="var(--radius-card)" />
            <Column>
              <Skeleton height={160} radius="var(--radius-card)" />
              <Skeleton height={120} radius="var(--radius-card)" />
            </Column>
          </Layout>
        </>
      }
    >
      {(data) => <Desk {...data} />}
    </QueryView>
  );
}

function Desk({ items, demo, mayImport }: Imports) {
  const t = useTexts(migrationTexts);
  const migration = useMigration();
  const steps = useImportSteps();
  const [begunId, setBegunId] = useState<string | null>(null);
  const { chosen, look, failure, isLooking } = migration;
  const begun = items.find(({ id }) => id === begunId);
  const isLookedAt = look !== null && (look.import !== null || isLooking);
  const step = stepOf(
    begun ? (begun.status === 'done' || begun.status === 'undone' ? 'over' : 'begun') : null,
    isLookedAt,
    chosen !== null,
  );
  const run = () => {
    if (!look?.import) return;
    setBegunId(look.import.id);
    steps.run(look.import.id);
  };
  const another = () => {
    setBegunId(null);
    migration.choose(null);
  };
  return (
    <>
      <RoomHeading title={t('title')} action={<Steps step={step} />} />
      <Lead>{t('lead')}</Lead>
      <Layout>
        <Column>
          {mayImport.length === 0 && (
            <NoPermissionState title={t('noPermission')} help={t('noPermissionHelp')} />
          )}
          {begun && <RunStep now={begun} steps={steps} onAnother={another} />}
          {!begun && chosen && isLookedAt && (
            <LookStep
              chosen={chosen}
              look={look}
              isLooking={isLooking || (begunId !== null && steps.failed === null)}
              failure={failure ?? steps.failed?.error ?? null}
              onColumns={migration.backToColumns}
              onAgain={migration.lookAgain}
              onGoOn={migration.lookAtAll}
              onRun={run}
            />
          )}
          {!begun && chosen && !isLookedAt && (
            <ColumnsStep
              chosen={chosen}
              isBusy={isLooking}
              failure={failure}
              onMatch={migration.match}
              onBack={() => migration.choose(null)}
              onNext={migration.lookAtAll}
            />
          )}
          {!begun && !chosen && mayImport.length > 0 && (
            <UploadStep kinds={mayImport} onChoose={migration.choose} />
          )}
        </Column>
        <Column>
          <RecentImports items={items} steps={steps} />
          <DemoPart demo={demo} mayImport={mayImport} />
          <TemplatesPart />
        </Column>
      </Layout>
    </>
  );
}

function stepOf(
  begun: 'begun' | 'over' | null,
  isLookedAt: boolean,
  isChosen: boolean,
): MigrationStep {
  if (begun) return begun === 'over' ? 'done' : 'run';
  if (isLookedAt) return 'look';
  return isChosen ? 'columns' : 'upload';
}
