import { Camera, LoaderCircle } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { AvatarCrop } from '~/components/avatar-crop'
import { buttonClass } from '~/components/button'
import { SubmitButton } from '~/components/submit-button'
import { notify } from '~/components/toast'
import { useLanguage, useText } from '~/i18n/use-text'
import profile from '~/locales/en/profile.json'
import { useSessionEnd } from '~/use-session-end'
import { PHOTO_ACCEPT, ruleBrokenByOriginal } from '@makao/shared/uploads/photo-limits'
import { sendUpload } from '@makao/shared/uploads/send-upload'

/**
 * Changes the avatar: cropped and uploaded by the browser with retries; without scripts a file
 * field.
 */
export function AvatarField({ owner, fault }: { owner: number; fault: string | undefined }) {
  const t = useText(profile)
  const { language } = useLanguage()
  const { revalidate } = useRevalidator()
  const leaveIfEnded = useSessionEnd()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [state, setState] = useState<'idle' | 'sending' | 'waiting'>('idle')
  const [found, setFound] = useState<string | null>(null)
  const error = found ?? fault

  function choose(file: File | undefined) {
    setFound(null)
    if (!file) {
      return
    }
    const broken = ruleBrokenByOriginal(file)
    if (broken) {
      return setFound(t(`profile.picture.${broken}`))
    }
    setChosen(file)
  }

  function clearChosen() {
    setChosen(null)
    if (input.current) {
      // Lets the same file be chosen again.
      input.current.value = ''
    }
  }

  async function send(square: File) {
    clearChosen()
    setState('sending')
    const form = new FormData()
    form.set('avatar', square)
    const outcome = await sendUpload({
      url: '/api/v1/auth/uploadavatar',
      form,
      // Refused when another tab has signed in as somebody else meanwhile.
      headers: { 'Accept-Language': language, 'X-User': `${owner}` },
      onProgress: (progress) => setState(progress.state === 'waiting' ? 'waiting' : 'sending'),
    })
    setState('idle')
    if (outcome.state === 'done') {
      notify({ tone: 'success', text: t('profile.picture.done') })
      await revalidate()
    } else if (!(await leaveIfEnded(outcome))) {
      const refusal = outcome.state === 'refused' ? outcome.message : null
      setFound(refusal ?? t('profile.picture.failed'))
    }
  }

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-center gap-2"
    >
      <label
        className={buttonClass({ tone: 'quiet', size: 'sm' }, 'photo-button')}
        aria-busy={state !== 'idle' || undefined}
      >
        {state === 'idle' ? (
          <Camera aria-hidden size={18} />
        ) : (
          <LoaderCircle aria-hidden size={18} className="animate-spin" />
        )}
        {t('profile.picture.change')}
        <input
          ref={input}
          type="file"
          name="avatar"
          accept={PHOTO_ACCEPT}
          disabled={state !== 'idle'}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </label>
      <p id={`${id}-hint`} className="text-xs text-muted">
        {t('profile.picture.hint')}
      </p>
      <p role="status" className="text-sm text-muted empty:hidden">
        {state !== 'idle' && t(`profile.picture.${state}`)}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-laterite">
          {error}
        </p>
      )}
      <div className="without-scripts">
        <SubmitButton size="sm">{t('profile.picture.upload')}</SubmitButton>
      </div>
      <AvatarCrop file={chosen} onCancel={clearChosen} onCrop={(square) => void send(square)} />
    </Form>
  )
}
