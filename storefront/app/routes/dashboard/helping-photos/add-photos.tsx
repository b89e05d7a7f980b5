import { MAX_PROPERTY_PHOTOS, PHOTO_ACCEPT } from '@makao/shared/uploads/photo-limits'
import { sendUpload } from '@makao/shared/uploads/send-upload'
import { shrinkPhoto } from '@makao/shared/uploads/shrink-photo'
import { ImagePlus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { buttonClass } from '~/components/button'
import { notify } from '~/components/toast'
import { useLanguage, useText } from '~/i18n/use-text'
import managing from '~/locales/en/managing.json'
import { useSessionEnd } from '~/use-session-end'

/** Sends chosen pictures as they are chosen, each made small enough first. */
export function AddPhotos({ property, owner }: { property: number; owner: number }) {
  const t = useText(managing)
  const { language } = useLanguage()
  const { revalidate } = useRevalidator()
  const leaveIfEnded = useSessionEnd()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function send(chosen: File[]) {
    if (chosen.length === 0) return
    setFault(null)
    setSending(true)
    const form = new FormData()
    for (const photo of chosen) form.append('images', await shrinkPhoto(photo))
    const outcome = await sendUpload({
      url: `/api/v1/properties/${property}/photos`,
      form,
      // Refused when another tab has signed in as somebody else meanwhile.
      headers: { 'Accept-Language': language, 'X-User': `${owner}` },
    })
    setSending(false)
    if (input.current) {
      // Lets the same file be chosen again.
      input.current.value = ''
    }
    if (outcome.state === 'done') {
      notify({ tone: 'success', text: t('managing.photosAdded') })
      await revalidate()
    } else if (!(await leaveIfEnded(outcome))) {
      setFault((outcome.state === 'refused' ? outcome.message : null) ?? t('managing.failed'))
    }
  }

  return (
    <div className="grid gap-2">
      <label className={buttonClass({ tone: 'quiet' }, 'photo-button justify-self-start')}>
        <ImagePlus aria-hidden size={20} />
        {sending ? t('managing.sending') : t('managing.addPhotos')}
        <input
          ref={input}
          type="file"
          multiple
          accept={PHOTO_ACCEPT}
          disabled={sending}
          aria-describedby={`${id}-hint${fault ? ` ${id}-error` : ''}`}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => void send([...(event.target.files ?? [])])}
        />
      </label>
      <p id={`${id}-hint`} className="text-xs text-muted">
        {t('managing.photosHint', { count: MAX_PROPERTY_PHOTOS })}
      </p>
      {fault && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-laterite">
          {fault}
        </p>
      )}
    </div>
  )
}
