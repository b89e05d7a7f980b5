import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import texts from '~/locales/en/person.json'
import { useViewer } from '~/use-viewer'

/** For the person themselves. */
export function OwnNotice({ person }: { person: number }) {
  const t = useText(texts)
  const viewer = useViewer()
  if (viewer?._id !== person) {
    return null
  }

  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-lg bg-ocean-wash px-5 py-3">
      {t('person.own')}
      <Link
        to="/dashboard/settings"
        reloadDocument={viewer.role !== 'guest'}
        className="inline-flex min-h-11 items-center font-semibold text-acacia underline"
      >
        {t('person.settings')}
      </Link>
    </p>
  )
}
