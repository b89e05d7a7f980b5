import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { SystemState } from '../../api/types'
import { Facts, type Fact } from '../../components/facts'
import { Failed } from '../../components/failed'
import { ListSkeleton } from '../../components/list-skeleton'
import { momentOf } from '../../format/dates'
import { number } from '../../format/money'
import { minutesOf, Panel, type Level } from './panel'
import { Replica } from './replica'
import { Schedules } from './schedules'
import styles from './system.module.css'
import { useSystemState } from './use-system-state'

const GB = 1e9

/** Queue, letters, backup, disk, replica, versions and schedules, each with how well it is. */
export function SystemSummary() {
  const { t } = useTranslation()
  const { result, query } = useSystemState()

  if (query.isError) {
    return <Failed title={t('system.stateFailed')} retry={() => void query.refetch()} />
  }
  if (query.isLoading) {
    return <ListSkeleton rows={3} />
  }
  const state = result.data
  return (
    <section aria-label={t('system.state')} className={styles.panels}>
      <Queues queue={state.queue} />
      <Letters letters={state.letters} />
      <Panel title={t('system.backup.title')} level={state.backup.level}>
        <Facts facts={backupFacts(t, state.backup.last)} />
      </Panel>
      <Disk disk={state.disk} />
      {state.replica && <Replica replica={state.replica} />}
      <Panel title={t('system.versions.title')} level={migrationLevel(state.versions)}>
        <Facts facts={versionFacts(t, state)} />
      </Panel>
      <Panel title={t('system.schedules.title')}>
        <Schedules schedules={state.schedules} />
      </Panel>
    </section>
  )
}

function Queues({ queue }: Pick<SystemState, 'queue'>) {
  const { t } = useTranslation()
  const { queues, driver } = queue
  const isEmpty = queues.every(
    ({ active, delayed, failed, pending }) => active + delayed + failed + pending === 0
  )
  if (driver === 'sync' && isEmpty) {
    return (
      <Panel title={t('system.queue.title')} level="good">
        <p className={styles.quiet}>{t('system.queue.sync')}</p>
      </Panel>
    )
  }
  return queues.map(({ name, level, pending, delayed, active, failed, oldestSeconds }) => (
    <Panel
      key={name}
      title={t(`system.queue.names.${name}` as 'system.queue.names.default', {
        defaultValue: t('system.queue.named', { name }),
      })}
      level={level}
    >
      <Facts
        facts={[
          { name: t('system.queue.waiting'), value: number(pending) },
          ...(pending > 0
            ? [{ name: t('system.queue.oldest'), value: minutesOf(t, oldestSeconds) }]
            : []),
          { name: t('system.queue.active'), value: number(active) },
          { name: t('system.queue.delayed'), value: number(delayed) },
          { name: t('system.queue.failed'), value: number(failed) },
        ]}
      />
    </Panel>
  ))
}

function Letters({ letters }: Pick<SystemState, 'letters'>) {
  const { t } = useTranslation()
  const { waiting, oldestAt, notices, lastError } = letters
  return (
    <Panel title={t('system.letters.title')} level={lastError ? 'warning' : 'good'}>
      <Facts
        facts={[
          { name: t('system.letters.waiting'), value: number(waiting) },
          ...(oldestAt ? [{ name: t('system.letters.oldest'), value: momentOf(oldestAt) }] : []),
          { name: t('system.letters.notices'), value: number(notices) },
          {
            name: t('system.letters.lastError'),
            value: lastError ?? t('system.letters.noError'),
          },
        ]}
      />
    </Panel>
  )
}

function backupFacts(t: TFunction, last: SystemState['backup']['last']): Fact[] {
  if (!last) {
    return [
      {
        name: t('system.backup.madeAt'),
        value: (
          <>
            {t('system.backup.never')}
            <code className={styles.how}>{t('system.backup.how')}</code>
          </>
        ),
      },
    ]
  }
  const { madeAt, folder, isSealed, verifiedAt } = last
  return [
    { name: t('system.backup.madeAt'), value: momentOf(madeAt) },
    { name: t('system.backup.folder'), value: folder },
    { name: t('system.backup.sealed'), value: t(isSealed ? 'system.yes' : 'system.no') },
    {
      name: t('system.backup.verified'),
      value: verifiedAt ? momentOf(verifiedAt) : t('system.backup.notYet'),
    },
  ]
}

function Disk({ disk }: Pick<SystemState, 'disk'>) {
  const { t } = useTranslation()
  const title = t('system.disk.title')
  if (!disk) {
    return (
      <Panel title={title} level="failure">
        <p className={styles.quiet}>{t('system.disk.unknown')}</p>
      </Panel>
    )
  }
  const inGB = (bytes: number) => t('system.disk.gigabytes', { amount: number(bytes / GB, 1) })
  return (
    <Panel title={title} level={disk.level}>
      <Facts
        facts={[
          { name: t('system.disk.free'), value: inGB(disk.free) },
          { name: t('system.disk.total'), value: inGB(disk.total) },
        ]}
      />
    </Panel>
  )
}

function migrationLevel({ migrationsPending, migrationsUnknown }: SystemState['versions']): Level {
  return migrationsPending + migrationsUnknown > 0 ? 'failure' : 'good'
}

/** As people call them. */
const ENGINES: Partial<Record<string, string>> = { postgres: 'PostgreSQL', sqlite3: 'SQLite' }

function versionFacts(t: TFunction, { versions, processes, replica }: SystemState): Fact[] {
  const { product, node, engine, engineVersion, migrationsPending, migrationsUnknown } = versions
  const migrations =
    migrationsUnknown > 0
      ? t('system.versions.unknown', { count: migrationsUnknown })
      : migrationsPending > 0
        ? t('system.versions.pending', { count: migrationsPending })
        : t('system.versions.migrationsDone')
  const shared = processes.isShared
    ? processes.count === null
      ? t('system.versions.away')
      : number(processes.count)
    : t('system.versions.alone')
  return [
    { name: t('system.versions.product'), value: product },
    { name: t('system.versions.node'), value: node },
    { name: t('system.versions.engine'), value: `${ENGINES[engine] ?? engine} ${engineVersion}` },
    ...(engine === 'postgres' && !replica
      ? [{ name: t('system.replica.title'), value: t('system.replica.none') }]
      : []),
    { name: t('system.versions.migrations'), value: migrations },
    { name: t('system.versions.processes'), value: shared },
  ]
}
