import { useDelete, useInvalidate, useNotification, type HttpError } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropListingDrafts } from '@makao/shared/listing-drafts'
import type { Session } from '../api/types'
import { Confirm } from '../components/confirm'
import { StepDialog } from '../components/step-dialog'
import { StepForm } from '../forms/record-form'
import { useRecordForm } from '../forms/use-record-form'
import { leaveFor } from '../layout/leave'
import { NO_PROOF, ProofFields } from './proof-fields'

export type Ending = { session: Session } | { others: number }

interface EndSessionsProps {
  ending: Ending
  gone: () => void
}

/** Ends the session of another device, all of them, or the one that is used: that is signing out. */
export default function EndSessions({ ending, gone }: EndSessionsProps) {
  return 'session' in ending && ending.session.isCurrent ? (
    <SignOutHere session={ending.session} gone={gone} />
  ) : (
    <EndElsewhere ending={ending} gone={gone} />
  )
}

function SignOutHere({ session, gone }: { session: Session; gone: () => void }) {
  const { t } = useTranslation()
  const { mutateAsync } = useDelete<Session, HttpError>()

  async function act() {
    await mutateAsync({
      resource: 'sessions',
      id: session._id,
      invalidates: [],
      successNotification: false,
      errorNotification: false,
    }).catch(unlessGone)
    dropListingDrafts()
    leaveFor('/', 'success', t('shell.signedOut'))
  }

  return (
    <Confirm
      title={t('settings.end.ownTitle')}
      confirm={t('settings.end.submit')}
      dismiss={t('settings.end.keep')}
      failed={t('settings.end.failed')}
      danger
      act={act}
      gone={gone}
    >
      <p>{t('settings.end.ownEffect')}</p>
    </Confirm>
  )
}

function EndElsewhere({ ending, gone }: EndSessionsProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const notify = useNotification().open
  const { mutateAsync } = useDelete<Session, HttpError, typeof NO_PROOF>()
  const [open, setOpen] = useState(true)
  const all = 'others' in ending
  const renew = () => void invalidate({ resource: 'sessions', invalidates: ['list'] })
  const form = useRecordForm({
    resource: 'sessions',
    valuesOf: () => NO_PROOF,
    send: async (values) => {
      await mutateAsync({
        resource: 'sessions',
        ...(all ? { id: 'others', meta: { path: 'sessions' } } : { id: ending.session._id }),
        values,
        invalidates: [],
        successNotification: false,
        errorNotification: false,
      }).catch(unlessGone)
      return {}
    },
    onSaved: () => {
      setOpen(false)
      renew()
      notify?.({ type: 'success', message: t(all ? 'settings.end.allDone' : 'settings.end.done') })
    },
    /* One whose answer was lost may have ended them. */
    onFailed: renew,
  })

  return (
    <StepDialog
      open={open}
      title={t(all ? 'settings.end.othersTitle' : 'settings.end.title')}
      close={() => setOpen(false)}
      gone={gone}
      typed
      dismiss={t(all ? 'settings.end.keepAll' : 'settings.end.keep')}
      confirm={t(all ? 'settings.end.submitAll' : 'settings.end.submit')}
      danger
      form={form}
    >
      <p>{all ? t('settings.end.others', { count: ending.others }) : t('settings.end.effect')}</p>
      <StepForm form={form} failed={t('settings.end.failed')}>
        <ProofFields />
      </StepForm>
    </StepDialog>
  )
}

/** Ignores sessions that ended meanwhile. */
function unlessGone(error: HttpError) {
  if (error.statusCode !== 404) {
    throw error
  }
}
