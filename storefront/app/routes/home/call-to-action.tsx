import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import home from '~/locales/en/home.json'
import { useViewer } from '~/use-viewer'

export function CallToAction() {
  const t = useText(home)
  const viewer = useViewer()

  return (
    <section className="near page-width pb-16 sm:pb-24">
      <div className="host-call">
        <div className="grid max-w-xl gap-5">
          <h2 className="text-3xl">{t('home.host.title')}</h2>
          <p className="text-lg opacity-90">{t('home.host.text')}</p>
          <Link
            to={viewer ? '/host' : '/auth/register?role=host'}
            className="inline-flex min-h-14 items-center justify-self-start rounded-md px-7 text-lg font-semibold transition-transform hover:-translate-y-0.5"
          >
            {t('home.host.action')}
          </Link>
        </div>
      </div>
    </section>
  )
}
