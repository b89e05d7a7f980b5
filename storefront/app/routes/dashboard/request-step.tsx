import { useRef } from 'react'
import { answerWhenOffline } from '~/answer-offline'
import type { HelpedStay } from '~/api/types'
import { LinkButton } from '~/components/button'
import { TextArea } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import { useTypingKept } from '~/components/keep-typing'
import { PostForm } from '~/components/post-form'
import { StayDates } from '~/components/stay-dates'
import { SubmitButton } from '~/components/submit-button'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import helping from '~/locales/en/helping.json'
import managing from '~/locales/en/managing.json'

export interface WordsProblem {
  words?: string
  alert: string | null
  /** At the words. */
  fault?: string
  unsent?: boolean
}

interface RequestStepProps {
  stay: HelpedStay
  name: 'approve' | 'decline'
  field: string
  maxLength: number
  problem: WordsProblem | undefined
}

/** Answers a guest's request for the host, with words that go with the answer. */
export function RequestStep({ stay, name, field, maxLength, problem }: RequestStepProps) {
  const t = useText(managing)
  const tc = useText(common)
  const th = useText(helping)
  const form = useRef<HTMLFormElement>(null)
  useTypingKept(form)
  const title = t(`managing.${name}.title`, { name: stay.guest.firstName })

  return (
    <div className="grid max-w-2xl gap-6">
      <title>{`${title} · ${tc('common.brand')}`}</title>
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg font-semibold">
        <StayDates checkIn={stay.checkIn} checkOut={stay.checkOut}>
          {stay.property.title}
        </StayDates>
      </p>
      <p className="text-lg">{th('helping.guests', { ...stay.guests, count: stay.guests.pets })}</p>
      {stay.specialRequests && (
        <p className="whitespace-pre-line rounded-md bg-sunken px-4 py-3">{stay.specialRequests}</p>
      )}
      <p className="text-lg">{t(`managing.${name}.effect`)}</p>
      <PostForm ref={form} replace unsent={problem?.unsent} className="grid gap-6">
        {problem?.alert && <FormAlert>{problem.alert}</FormAlert>}
        <input type="hidden" name="known" value={stay.updatedAt ?? ''} />
        <TextArea
          name={field}
          label={t(`managing.${name}.words`)}
          hint={t(`managing.${name}.wordsHint`)}
          defaultValue={problem?.words}
          error={problem?.fault}
          maxLength={maxLength}
        />
        <div className="grid gap-3 sm:flex sm:justify-end">
          <LinkButton to="/dashboard/helping?status=pending" replace tone="quiet">
            {t('managing.notNow')}
          </LinkButton>
          <SubmitButton tone={name === 'decline' ? 'signal' : 'primary'}>
            {t(`managing.${name}.submit`)}
          </SubmitButton>
        </div>
      </PostForm>
    </div>
  )
}

/** Of the pages that show it: offline, the words stay. */
export function keepWordsOffline({ serverAction }: { serverAction: () => Promise<unknown> }) {
  return answerWhenOffline<WordsProblem>(serverAction, { alert: null, unsent: true })
}
