import type { TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Subscriber } from '../../api/types'
import cells from '../../components/cells.module.css'
import { Tag, type Tone } from '../../components/tag'
import { dayOf } from '../../format/dates'

export const STATUSES = ['confirmed', 'pending', 'unsubscribed'] as const

const TONES: Record<Subscriber['status'], Tone> = {
  confirmed: 'acacia',
  pending: 'sun',
  unsubscribed: 'stone',
}

export function StatusTag({ status }: Pick<Subscriber, 'status'>) {
  const { t } = useTranslation()
  return <Tag tone={TONES[status]}>{t(`newsletter.status.${status}`)}</Tag>
}

/** A language's name in the reader's language. */
const inWords = (language: string, reader: string) =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language

export function columns(t: TFunction): TableColumnsType<Subscriber> {
  const day = (instant: string | null) =>
    instant && (
      <time dateTime={instant} className={cells.date}>
        {dayOf(instant)}
      </time>
    )

  return [
    {
      key: 'email',
      title: t('newsletter.columns.email'),
      sorter: true,
      render: (_, { email }) => (
        <a href={`mailto:${email}`} className={cells.strong}>
          {email}
        </a>
      ),
    },
    {
      key: 'status',
      title: t('list.status'),
      render: (_, { status }) => <StatusTag status={status} />,
    },
    {
      key: 'language',
      title: t('newsletter.columns.language'),
      render: (_, { language }) => inWords(language, document.documentElement.lang),
    },
    {
      key: 'createdAt',
      title: t('newsletter.columns.joined'),
      sorter: true,
      render: (_, { createdAt }) => day(createdAt),
    },
    {
      key: 'confirmed',
      title: t('newsletter.columns.confirmed'),
      render: (_, { confirmedAt }) => day(confirmedAt),
    },
    {
      key: 'left',
      title: t('newsletter.columns.left'),
      render: (_, { unsubscribedAt }) => day(unsubscribedAt),
    },
  ]
}
