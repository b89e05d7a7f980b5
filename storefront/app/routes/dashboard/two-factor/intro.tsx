import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { useText } from '~/i18n/use-text'
import twoFactor from '~/locales/en/two-factor.json'

export function Intro() {
  const t = useText(twoFactor)

  return (
    <>
      <p className="text-lg">{t('twoFactor.off.lead')}</p>
      <p className="text-muted">{t('twoFactor.off.need')}</p>
      <PostForm replace>
        <SubmitButton size="lg">{t('twoFactor.off.start')}</SubmitButton>
      </PostForm>
    </>
  )
}
