import { useState, type FormEvent } from 'react'
import { Form, type FormProps } from 'react-router'
import { FormAlert } from '~/components/form-alert'
import { useText } from '~/i18n/use-text'
import forms from '~/locales/en/forms.json'

interface PostFormProps extends Omit<FormProps, 'method'> {
  /** The last try did not get through (`keptTyping`). */
  unsent?: boolean
}

/**
 * A form that writes. What cannot leave the device is not sent at all: the form says so, and all that
 * was typed stands there still.
 */
export function PostForm({ unsent = false, onSubmit, children, ...form }: PostFormProps) {
  const t = useText(forms)
  const [held, setHeld] = useState(false)

  function send(event: FormEvent<HTMLFormElement>) {
    onSubmit?.(event)
    const holds = !event.defaultPrevented && !navigator.onLine
    setHeld(holds)
    if (holds) {
      event.preventDefault()
    }
  }

  return (
    <Form method="post" {...form} onSubmit={send}>
      {(held || unsent) && <FormAlert>{t('forms.unsent')}</FormAlert>}
      {children}
    </Form>
  )
}
