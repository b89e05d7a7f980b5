import { useLocation } from 'react-router'
import { Button, LinkButton } from '~/components/button'
import { Dialog } from '~/components/dialog'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import signIn from '~/locales/en/sign-in.json'
import { registerPath, signInPath, type FavouriteReason } from '~/sign-in-path'

interface LoginRequiredProps {
  reason: FavouriteReason
  onClose: () => void
}

/** Asks anonymous visitors to sign in and return here. Loaded on demand. */
export default function LoginRequired({ reason, onClose }: LoginRequiredProps) {
  const t = useText(signIn)
  const tc = useText(common)
  const { pathname, search } = useLocation()
  const here = pathname + search

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('signIn.required')}
      actions={
        <>
          <Button tone="plain" onClick={onClose}>
            {tc('common.cancel')}
          </Button>
          <LinkButton to={registerPath(here)} tone="quiet">
            {t('signIn.signUp')}
          </LinkButton>
          <LinkButton to={signInPath(here, reason)}>{t('signIn.login')}</LinkButton>
        </>
      }
    >
      <p className="text-muted">{t(`signIn.reason.${reason}`)}</p>
    </Dialog>
  )
}
