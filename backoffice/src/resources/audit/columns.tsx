import type { TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import type { AuditEvent } from '../../api/types'
import cells from '../../components/cells.module.css'
import { momentOf } from '../../format/dates'
import { Actor } from './actor'
import { Changes } from './changes'
import { sentenceOf } from './sentence'
import { actionName } from './subjects'
import { SubjectLink } from './subject-link'

export function columns(t: TFunction): TableColumnsType<AuditEvent> {
  return [
    {
      key: 'createdAt',
      title: t('audit.columns.when'),
      sorter: true,
      render: (_, { createdAt }) => (
        <time dateTime={createdAt} className={cells.date}>
          {momentOf(createdAt)}
        </time>
      ),
    },
    {
      key: 'who',
      title: t('audit.columns.who'),
      render: (_, event) => <Actor event={event} />,
    },
    {
      key: 'what',
      title: t('audit.columns.what'),
      render: (_, event) => (
        <>
          <span className={cells.strong}>{actionName(t, event)}</span>
          <span className={cells.soft}>{sentenceOf(t, event)}</span>
        </>
      ),
    },
    {
      key: 'thing',
      title: t('audit.columns.thing'),
      render: (_, event) => <SubjectLink event={event} />,
    },
    {
      key: 'changes',
      title: t('audit.columns.changes'),
      render: (_, event) => <Changes event={event} />,
    },
  ]
}
