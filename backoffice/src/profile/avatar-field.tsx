import { useNotification, useOnError } from '@refinedev/core'
import { Button } from 'antd'
import { Camera } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PHOTO_ACCEPT, ruleBrokenByOriginal } from '@makao/shared/uploads/photo-limits'
import type { User } from '../api/types'
import { later } from '../components/later'
import { Portrait } from '../components/portrait'
import { useMe } from '../hooks/use-me'
import { useRenewMe } from '../hooks/use-renew-me'
import { failureOf, send } from '../providers/upload'
import styles from './profile.module.css'

const AvatarCrop = later(() => import('../components/avatar-crop'))

export function AvatarField() {
  const { t } = useTranslation()
  const me = useMe()
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { upload, state } = useAvatarUpload(setFault)

  function choose(file: File | undefined) {
    if (field.current) {
      field.current.value = ''
    }
    const broken = file && ruleBrokenByOriginal(file)
    setFault(broken ? t(`profile.picture.${broken}`) : null)
    setChosen(file && !broken ? file : null)
  }

  function finish(square: File) {
    setChosen(null)
    void upload(square)
  }

  return (
    <>
      <Portrait person={me} size={112} />
      <input
        ref={field}
        type="file"
        hidden
        accept={PHOTO_ACCEPT}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <Button
        icon={<Camera size={17} aria-hidden="true" />}
        loading={state !== 'idle'}
        onClick={() => field.current?.click()}
      >
        {t('profile.picture.change')}
      </Button>
      <p className={styles.soft} role="status">
        {t(state === 'idle' ? 'profile.picture.hint' : `profile.picture.${state}`)}
      </p>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <Suspense fallback={null}>
        {chosen && <AvatarCrop file={chosen} onCancel={() => setChosen(null)} onCrop={finish} />}
      </Suspense>
    </>
  )
}

function useAvatarUpload(fail: (text: string) => void) {
  const { t } = useTranslation()
  const renew = useRenewMe()
  const notify = useNotification().open
  const { mutate: onError } = useOnError()
  const [state, setState] = useState<'idle' | 'sending' | 'waiting'>('idle')

  async function upload(square: File) {
    setState('sending')
    const form = new FormData()
    form.append('avatar', square)
    const outcome = await send<User>({
      url: '/api/v1/auth/uploadavatar',
      form,
      onProgress: ({ state: now }) => setState(now === 'waiting' ? 'waiting' : 'sending'),
    })
    setState('idle')
    const failure = failureOf(outcome)
    if (failure) {
      onError(failure)
      fail(`${t('profile.picture.failed')}. ${failure.message}`)
    } else if (outcome.state === 'done') {
      await renew(outcome.data)
      notify?.({ type: 'success', message: t('profile.picture.done') })
    }
  }

  return { upload, state }
}
