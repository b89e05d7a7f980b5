import { useDelete, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { Helper, PropertyDetail } from '../../../api/types'
import { Confirm } from '../../../components/confirm'
import { endingOf, nameOf } from './names'
import { HELPERS, helpersOf } from './paths'

interface EndQuestionProps {
  helper: Helper
  property: PropertyDetail
  gone: () => void
}

/** Asks before somebody helps no more; it outlives the line it is about. */
export function EndQuestion({ helper, property, gone }: EndQuestionProps) {
  const { t } = useTranslation()
  const { mutateAsync: erase } = useDelete<Helper, HttpError>()
  const name = nameOf(helper)
  const step = endingOf(helper)

  function end() {
    return erase({
      resource: HELPERS,
      id: helper._id,
      meta: { path: `${helpersOf(property._id)}/${helper._id}` },
      successNotification: () => ({ type: 'success', message: t(`helpers.${step}Done`, { name }) }),
      errorNotification: false,
    })
  }

  return (
    <Confirm
      title={t(`helpers.${step}Title`, { name })}
      confirm={t(`helpers.${step}Confirm`)}
      dismiss={t('helpers.keep')}
      failed={t('helpers.endFailed')}
      danger
      act={end}
      gone={gone}
    >
      <p>{t(`helpers.${step}Effect`, { property: property.title })}</p>
    </Confirm>
  )
}
