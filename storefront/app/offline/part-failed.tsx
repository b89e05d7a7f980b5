import { useText } from '~/i18n/use-text'
import errors from '~/locales/en/errors.json'

/** Stands for a part of the page that could not be loaded; the rest of it goes on. */
export function PartFailed() {
  const t = useText(errors)

  return (
    <p role="alert" className="rounded-md bg-sunken p-4">
      {t('errors.part')}{' '}
      <button
        type="button"
        onClick={() => location.reload()}
        className="min-h-11 font-semibold underline"
      >
        {t('errors.tryAgain')}
      </button>
    </p>
  )
}
