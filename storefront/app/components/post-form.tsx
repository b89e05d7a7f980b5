import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react'
import { Form } from 'react-router'
import { FormAlert } from '~/components/form-alert'
import { useText } from '~/i18n/use-text'
import forms from '~/locales/en/forms.json'
import { useUnderWay } from '~/under-way'

interface PostFormProps extends Omit<ComponentProps<typeof Form>, 'method'> {
  /** The last try left, and no answer to it came back (`answerWhenOffline`): it may have been done. */
  unsent?: boolean
}

/**
 * A form that writes, once: until the page has heard, it is not sent again. What cannot leave the device is not sent at
 * all: the form says so, and all that was typed stands there still.
 */
export function PostForm({ unsent = false, onSubmit, children, ...form }: PostFormProps) {
  const t = useText(forms)
  const [held, setHeld] = useState({ now: false, times: 0 })
  const { state } = useUnderWay()
  const sent = useRef(false)

  useEffect(() => {
    if (state === 'idle') {
      sent.current = false
    }
  }, [state])

  function send(event: FormEvent<HTMLFormElement>) {
    onSubmit?.(event)
    const holds = !event.defaultPrevented && !navigator.onLine
    setHeld(({ times }) => ({ now: holds, times: times + Number(holds) }))
    if (holds || sent.current) {
      event.preventDefault()
    } else {
      sent.current = !event.defaultPrevented
    }
  }

  return (
    <Form method="post" {...form} onSubmit={send}>
      {(held.now || unsent) && (
        <FormAlert answer={held.times}>{t(held.now ? 'forms.unsent' : 'forms.unheard')}</FormAlert>
      )}
      {children}
    </Form>
  )
}
