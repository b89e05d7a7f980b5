import { useEffect, useMemo, useState } from 'react'
import { redirect } from 'react-router'
import { answerWhenOffline } from '~/answer-offline'
import { LinkButton } from '~/components/button'
import { useCheckedForm } from '~/components/checked-form'
import { CODE_LENGTH, CodeField } from '~/components/code-field'
import { FormAlert } from '~/components/form-alert'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { isDemo } from '~/demo.server'
import { RichText } from '~/i18n/rich-text'
import { useText } from '~/i18n/use-text'
import auth from '~/locales/en/auth.json'
import common from '~/locales/en/common.json'
import { readForm } from '~/read-form.server'
import { returnPath } from '~/session.server'
import { useHydrated } from '~/use-hydrated'
import { useLast } from '~/use-last'
import { AuthHeading, SwitchForm } from '../auth-heading'
import { clearDraft, saveVerification, leaveVerification } from '../draft'
import { codeSchema } from '../schemas'
import { readPending, secondsToWait } from '../pending.server'
import { backToRegistration, resend, verify, type VerifyAnswer } from './answers.server'
import { useReturning } from '../use-returning'
import { Resend, Resent } from './resend'
import type { Route } from './+types/route'

export async function loader({ request }: Route.LoaderArgs) {
  const pending = await readPending(request)
  return { email: pending?.email ?? null, wait: pending ? secondsToWait(pending) : 0, isDemo }
}

export async function action({ request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const pending = await readPending(request)
  if (form.get('intent') === 'back') {
    return backToRegistration(url)
  }
  if (!pending) {
    return redirect(`/auth/verify${url.search}`)
  }
  return form.get('intent') === 'resend'
    ? resend(request, pending)
    : verify(request, form, pending, returnPath(url))
}

/** Every redirect ends the registration, so the draft is deleted: not before, for what did not get through is tried again. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const unsent = String(form.get('intent') ?? 'verify')
  try {
    return await answerWhenOffline<VerifyAnswer>(serverAction, {
      errors: {},
      resentAt: null,
      unsent,
    })
  } catch (answer) {
    if (answer instanceof Response) {
      const end = unsent === 'back' ? leaveVerification : clearDraft
      end()
    }
    throw answer
  }
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { email, wait } = loaderData
  const t = useText(auth)
  const tc = useText(common)
  const title = `${t('auth.verify.title')} · ${tc('common.brand')}`
  const returning = useReturning()
  const resentAt = useLast(actionData?.resentAt) ?? 0

  useEffect(() => {
    if (email) {
      saveVerification(email, wait)
    }
  }, [email, wait])

  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <AuthHeading title={t('auth.verify.title')} />
      {email ? (
        <>
          <p className="text-lg">
            <RichText
              text={t('auth.verify.sent', { email })}
              slots={{ email: (address) => <strong className="wrap-anywhere">{address}</strong> }}
            />
          </p>
          {resentAt > 0 && <Resent key={`resent-${resentAt}`} />}
          <CodeForm key={`form-${resentAt}`} answer={actionData} />
          <Resend key={`resend-${resentAt}`} wait={wait} unsent={actionData?.unsent === 'resend'} />
          <Help isDemo={loaderData.isDemo} unsent={actionData?.unsent === 'back'} />
        </>
      ) : (
        <>
          <FormAlert>{t('auth.verify.missing')}</FormAlert>
          <LinkButton to={returning('/auth/register')}>{t('auth.verify.register')}</LinkButton>
        </>
      )}
    </>
  )
}

/** A code that was sent again empties the field: the caller gives it a new key. */
function CodeForm({ answer }: { answer: VerifyAnswer | undefined }) {
  const t = useText(auth)
  const errors = answer?.errors
  const hydrated = useHydrated()
  const [digits, setDigits] = useState('')
  const faults = useMemo(() => {
    const otp = errors?.otp ?? errors?.resend
    return otp ? { otp } : undefined
  }, [errors])
  const checked = useCheckedForm(codeSchema(t), faults)

  return (
    <PostForm replace unsent={answer?.unsent === 'verify'} {...checked.form} className="grid gap-5">
      <CodeField label={t('auth.verify.code')} error={checked.errors.otp} onDigits={setDigits} />
      {errors?.alert && <FormAlert>{errors.alert}</FormAlert>}
      <SubmitButton size="lg" disabled={hydrated && digits.length < CODE_LENGTH}>
        {t('auth.verify.submit')}
      </SubmitButton>
    </PostForm>
  )
}

function Help({ isDemo: demo, unsent }: { isDemo: boolean; unsent: boolean }) {
  const t = useText(auth)

  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-5">
      <p className="text-sm text-muted">{t('auth.verify.tip')}</p>
      <SwitchForm text={t('auth.verify.already')} />
      {demo && (
        <a href="/dev/mailbox" target="_blank" className="font-semibold text-ocean underline">
          {t('auth.verify.mailbox')}
        </a>
      )}
      <PostForm unsent={unsent}>
        <button
          name="intent"
          value="back"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('auth.verify.back')}
        </button>
      </PostForm>
    </div>
  )
}
