import { useAnsweredForm } from '~/components/checked-form'
import type { Faults } from '~/form-schema'
import { PostForm } from '~/components/post-form'
import { ProofFields } from '~/components/proof-fields'
import { SubmitButton } from '~/components/submit-button'
import { useText } from '~/i18n/use-text'
import twoFactor from '~/locales/en/two-factor.json'

interface IntroProps {
  email: string
  errors: Faults
  unsent?: boolean
}

export function Intro({ email, errors, unsent }: IntroProps) {
  const t = useText(twoFactor)
  const proof = useAnsweredForm(errors)

  return (
    <>
      <p className="text-lg">{t('twoFactor.off.lead')}</p>
      <p className="text-muted">{t('twoFactor.off.need')}</p>
      <PostForm replace unsent={unsent} {...proof.form} className="grid max-w-md gap-5">
        <ProofFields email={email} errors={proof.errors} withCode={false} />
        <SubmitButton size="lg" className="justify-self-start">
          {t('twoFactor.off.start')}
        </SubmitButton>
      </PostForm>
    </>
  )
}
