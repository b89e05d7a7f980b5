import { useState, type ComponentProps, type ReactNode } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { StepProblem } from '~/alert-when-offline'
import { useText } from '~/i18n/use-text'
import forms from '~/locales/en/forms.json'
import { Step } from '~/under-way'
import { FormAlert } from './form-alert'
import { PostForm } from './post-form'

const KEY = 'step'

type Props = Omit<ComponentProps<typeof PostForm>, 'unsent'> & { action: string }

/** A form for an address that only acts, by `alertWhenOffline`, in a `StepPage`. */
export function StepForm(form: Props) {
  return <PostForm navigate={false} fetcherKey={KEY} {...form} />
}

/**
 * Stays while one of its steps is under way, and where the line broke says that it may not have been done. The fetcher is the
 * page's: live news may take the form away, and would take the redirect with it.
 */
export function StepPage({ children }: { children: ReactNode }) {
  const t = useText(forms)
  const { key } = useLocation()
  const step = useFetcher<StepProblem>({ key: KEY })
  const { data } = step
  const [told, setTold] = useState({ data, key: '' })
  if (told.data !== data) {
    setTold({ data, key })
  }
  const alert = data?.unsent ? t('forms.unheard') : data?.alert

  return (
    <Step value={step.state === 'idle' ? null : step}>
      {alert && told.key === key && <FormAlert answer={data}>{alert}</FormAlert>}
      {children}
    </Step>
  )
}
