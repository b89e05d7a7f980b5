import { formatMoney } from '@makao/shared/money'
import { useCheckedForm } from '~/components/checked-form'
import { CountedField } from '~/components/counted-field'
import { useTypingKept } from '~/components/keep-typing'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { useLanguage, useText } from '~/i18n/use-text'
import claims from '~/locales/en/claim.json'
import type { ClaimedStay } from '../claim-words'
import type { Problem } from './answer.server'
import { answerSchema, LONGEST_ANSWER } from './answer-schema'

const box = 'grid gap-4 rounded-lg border border-line bg-surface p-5'

export function AgreeForm({ booking }: { booking: ClaimedStay }) {
  const t = useText(claims)
  const { locale } = useLanguage()
  const { currency, deposit, depositClaim: claim, host } = booking
  const values = {
    host: host.firstName,
    amount: formatMoney(Math.min(claim.amount, deposit.left), currency, locale),
    part: claim.amount < deposit.left ? 'some' : 'all',
  }

  return (
    <section aria-labelledby="agree" className={box}>
      <h2 id="agree" className="text-lg">
        {t('claim.agreeTitle')}
      </h2>
      <p>{t('claim.agreeEffect', values)}</p>
      <PostForm replace className="grid sm:justify-items-start">
        <input type="hidden" name="claim" value={claim._id} />
        <SubmitButton name="step" value="accept">
          {t('claim.agree', values)}
        </SubmitButton>
      </PostForm>
    </section>
  )
}

interface ContestFormProps {
  booking: ClaimedStay
  problem: Problem | undefined
}

export function ContestForm({ booking, problem }: ContestFormProps) {
  const t = useText(claims)
  const { form, errors } = useCheckedForm(answerSchema(t), problem?.errors)
  const { depositClaim: claim, host } = booking
  useTypingKept(form.ref)

  return (
    <section aria-labelledby="contest" className={box}>
      <h2 id="contest" className="text-lg">
        {t('claim.contestTitle')}
      </h2>
      <PostForm replace {...form} className="grid gap-4">
        <input type="hidden" name="claim" value={claim._id} />
        <CountedField
          lines
          name="answer"
          label={t('claim.answer')}
          hint={t('claim.answerHint', { host: host.firstName })}
          defaultValue={problem?.answer ?? undefined}
          error={errors.answer}
          maxLength={LONGEST_ANSWER}
          required
        />
        <SubmitButton name="step" value="contest" tone="quiet" className="sm:justify-self-start">
          {t('claim.contest')}
        </SubmitButton>
      </PostForm>
    </section>
  )
}
