import { Button, LinkButton } from '~/components/button'
import { Dialog } from '~/components/dialog'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import ready from '~/locales/en/ready.json'
import { registerPath, signInPath } from '~/sign-in-path'
import { stayQuery } from '../stay-request'
import type { Booking } from './use-booking'

interface ReadyToBookProps {
  booking: Booking
  onClose: () => void
}

/** Asks anonymous visitors to sign in and return with their dates. Loaded on demand. */
export default function ReadyToBook({ booking, onClose }: ReadyToBookProps) {
  const t = useText(ready)
  const tc = useText(common)
  const { place, stay } = booking
  const returnTo = `/properties/${place._id}?${stayQuery(stay)}`

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('ready.title')}
      actions={
        <>
          <Button tone="plain" onClick={onClose}>
            {tc('common.cancel')}
          </Button>
          <LinkButton to={registerPath(returnTo)} tone="quiet">
            {t('ready.signUp')}
          </LinkButton>
          <LinkButton to={signInPath(returnTo, 'booking')}>{t('ready.login')}</LinkButton>
        </>
      }
    >
      <p className="text-muted">{t('ready.text', { title: place.title })}</p>
    </Dialog>
  )
}
