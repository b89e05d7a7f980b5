import { Link, useLocation } from 'react-router'
import type { PropertyDetail } from '~/api/types'
import { Avatar } from '~/components/avatar'
import { Button, buttonClass } from '~/components/button'
import { copyText } from '~/components/copy-text'
import { Icon } from '~/components/icon'
import { PersonName } from '~/components/person-name'
import { Popup } from '~/components/popup'
import { formatMonth } from '@makao/shared/dates'
import { useLanguage, useText } from '~/i18n/use-text'
import detail from '~/locales/en/detail.json'
import { signInPath } from '~/sign-in-path'
import { useViewer } from '~/use-viewer'
import { Section } from '../sections'

const CONTACT = 'contact-host'

export function HostCard({ host }: { host: PropertyDetail['host'] }) {
  const t = useText(detail)
  const { locale } = useLanguage()
  const name = host.firstName

  return (
    <Section title={t('detail.host.title', { name })}>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-5 rounded-lg bg-sunken p-5 sm:grid-cols-[auto_1fr_auto]">
        <Avatar person={host} size={64} />
        <p className="grid">
          <span className="font-display text-lg font-bold">
            <PersonName person={host} />
          </span>
          <span className="text-sm text-muted">
            {t('detail.host.since', { date: formatMonth(host.createdAt, locale) })}
          </span>
        </p>
        <button
          type="button"
          popoverTarget={CONTACT}
          className={buttonClass({ tone: 'quiet' }, 'col-span-full sm:col-span-1')}
        >
          {t('detail.host.contact')}
        </button>
      </div>
      <Popup id={CONTACT} title={t('detail.host.dialog', { name })}>
        {host.phone ? <PhoneNumber phone={host.phone} /> : <NoPhone host={host} />}
      </Popup>
    </Section>
  )
}

function PhoneNumber({ phone }: { phone: string }) {
  const t = useText(detail)
  const words = { done: t('detail.host.copied'), failed: t('detail.host.copyFailed') }

  return (
    <>
      <p className="grid justify-items-center gap-1 rounded-md bg-sunken py-5">
        <span className="text-sm text-muted">{t('detail.host.phone')}</span>
        <span className="tabular font-display text-xl font-bold select-all">{phone}</span>
      </p>
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Button tone="quiet" className="needs-scripts" onClick={() => void copyText(phone, words)}>
          {t('detail.host.copy')}
        </Button>
        <a href={`tel:${phone}`} className={buttonClass({}, 'col-start-2')}>
          <Icon name="phone" />
          {t('detail.host.call')}
        </a>
      </div>
    </>
  )
}

/** Who is not signed in cannot know whether the host shows a number. */
function NoPhone({ host }: { host: PropertyDetail['host'] }) {
  const t = useText(detail)
  const viewer = useViewer()
  const { pathname, search } = useLocation()

  return (
    <div className="grid gap-1">
      <p className="font-semibold">{t('detail.host.none')}</p>
      {viewer && <p>{t('detail.host.absent')}</p>}
      <p className="text-muted">{t('detail.host.noneHint')}</p>
      {!viewer && (
        <p>
          <Link to={signInPath(pathname + search)} className="font-semibold text-acacia underline">
            {t('detail.host.signIn', { name: host.firstName })}
          </Link>
        </p>
      )}
    </div>
  )
}
