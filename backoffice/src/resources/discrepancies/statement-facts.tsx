import type { TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MpesaStatement } from '../../api/types'
import cells from '../../components/cells.module.css'
import { fullName } from '../../components/portrait'
import { dayOf } from '../../format/dates'
import { money, number } from '../../format/money'
import styles from './card.module.css'

interface StatementProps {
  statement: MpesaStatement
}

/** The days that it is of, and which of them it covers whole. */
function Period({ statement }: StatementProps) {
  const { t } = useTranslation()
  const { covered, period } = statement
  return (
    <>
      <b className={cells.strong}>{spanOf(t, period)}</b>
      <span className={cells.soft}>
        {covered === null
          ? t('statements.coversNone')
          : t('statements.covers', { days: spanOf(t, covered) })}
      </span>
    </>
  )
}

function spanOf(t: TFunction, { first, last }: MpesaStatement['period']) {
  return first === last
    ? dayOf(first)
    : t('statements.span', { first: dayOf(first), last: dayOf(last) })
}

/** Their number, as the way to them. */
function Differences({ statement: { differences, period } }: StatementProps) {
  const { t } = useTranslation()
  if (differences === null) return <>{t('statements.notCompared')}</>
  if (differences === 0) return <>{t('statements.agrees')}</>
  return (
    <Link to={`/payouts/reconciliation?source=statement&from=${period.first}&to=${period.last}`}>
      {t('statements.differences', { count: differences, formatted: number(differences) })}
    </Link>
  )
}

/** What was read of it, and what came of that. */
export function StatementCard({ statement }: StatementProps) {
  const { t } = useTranslation()
  const { createdAt, lines, newLines, paidIn, uploadedBy, withdrawn } = statement
  return (
    <>
      <div>
        <Period statement={statement} />
      </div>
      <dl className={styles.sides}>
        <dt>{t('statements.columns.lines')}</dt>
        <dd>{t('statements.lines', { lines: number(lines), taken: number(newLines) })}</dd>
        <dt>{t('statements.columns.paidIn')}</dt>
        <dd>{money(paidIn, 'KES')}</dd>
        <dt>{t('statements.columns.withdrawn')}</dt>
        <dd>{money(withdrawn, 'KES')}</dd>
        <dt>{t('statements.columns.differences')}</dt>
        <dd>
          <Differences statement={statement} />
        </dd>
      </dl>
      <div className={styles.state}>
        <span className={cells.soft}>
          {t('statements.uploadedBy', { name: fullName(uploadedBy), date: dayOf(createdAt) })}
        </span>
      </div>
    </>
  )
}

export function statementColumns(t: TFunction): TableColumnsType<MpesaStatement> {
  return [
    {
      key: 'period',
      title: t('statements.columns.period'),
      render: (_, statement) => <Period statement={statement} />,
    },
    {
      key: 'lines',
      title: t('statements.columns.lines'),
      align: 'right',
      render: (_, { lines, newLines }) =>
        t('statements.lines', { lines: number(lines), taken: number(newLines) }),
    },
    {
      key: 'paidIn',
      title: t('statements.columns.paidIn'),
      align: 'right',
      render: (_, { paidIn }) => <span className={cells.amount}>{money(paidIn, 'KES')}</span>,
    },
    {
      key: 'withdrawn',
      title: t('statements.columns.withdrawn'),
      align: 'right',
      render: (_, { withdrawn }) => <span className={cells.amount}>{money(withdrawn, 'KES')}</span>,
    },
    {
      key: 'differences',
      title: t('statements.columns.differences'),
      render: (_, statement) => <Differences statement={statement} />,
    },
    {
      key: 'createdAt',
      title: t('statements.columns.uploaded'),
      render: (_, { createdAt, uploadedBy }) => (
        <span className={cells.soft}>
          {t('statements.uploadedBy', { name: fullName(uploadedBy), date: dayOf(createdAt) })}
        </span>
      ),
    },
  ]
}
