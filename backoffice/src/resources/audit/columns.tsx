import type { TFunction } from 'i18next'
import type { AuditEvent } from '../../api/types'
import cells from '../../components/cells.module.css'
import type { Column } from '../../components/record-table'
import { momentOf } from '../../format/dates'
import { Actor } from './actor'
import { Changes } from './changes'
import { sentenceOf } from './sentence'
import { actionName } from './subjects'
import { SubjectLink } from './subject-link'

export function columns(t: TFunction): Column<AuditEvent>[] {
  return [
    {
      key: 'when',
      title: t('audit.columns.when'),
      render: ({ createdAt }) => (
        <time dateTime={createdAt} className={cells.date}>
          {momentOf(createdAt)}
        </time>
      ),
    },
    {
      key: 'who',
      title: t('audit.columns.who'),
      render: (event) => <Actor event={event} />,
    },
    {
      key: 'what',
      title: t('audit.columns.what'),
      render: (event) => (
        <>
          <span className={cells.strong}>{actionName(t, event)}</span>
          <span className={cells.soft}>{sentenceOf(t, event)}</span>
        </>
      ),
    },
    {
      key: 'thing',
      title: t('audit.columns.thing'),
      render: (event) => <SubjectLink event={event} />,
    },
    {
      key: 'changes',
      title: t('audit.columns.changes'),
      render: (event) => <Changes event={event} />,
    },
  ]
}
