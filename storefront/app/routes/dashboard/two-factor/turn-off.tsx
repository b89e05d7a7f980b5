import { LinkButton } from '~/components/button'
import { useAnsweredForm } from '~/components/checked-form'
import type { Faults } from '~/form-schema'
import { PostForm } from '~/components/post-form'
import { ProofFields } from '~/components/proof-fields'
import { SubmitButton } from '~/components/submit-button'
import { useText } from '~/i18n/use-text'
import twoFactor from '~/locales/en/two-factor.json'

interface TurnOffProps {
  email: string
  errors: Faults
  unsent?: boolean
}

/** Turns two-factor off, with password and code. */
export function TurnOff({ email, errors, unsent }: TurnOffProps) {
  const t = useText(twoFactor)
  const proof = useAnsweredForm(errors)

  return (
    <>
      <p className="text-lg">{t('twoFactor.on.lead')}</p>
      <p className="text-muted">{t('twoFactor.on.effect')}</p>
      <PostForm replace unsent={unsent} {...proof.form} className="grid max-w-md gap-5">
        <input type="hidden" name="intent" value="end" />
        <ProofFields email={email} errors={proof.errors} withCode />
        <div className="grid gap-3 sm:flex">
          <SubmitButton tone="signal">{t('twoFactor.on.submit')}</SubmitButton>
          <LinkButton to="/dashboard/settings" tone="quiet">
            {t('twoFactor.on.keep')}
          </LinkButton>
        </div>
      </PostForm>
    </>
  )
}
