import type { ComponentProps } from 'react'
import { TextField } from './field'
import { PHONE_LENGTH, typedPhone } from '@makao/shared/phones'

/** A Kenyan number, normalised to `+254…` while typing. */
export function PhoneField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={PHONE_LENGTH}
      onPaste={(event) => {
        // Normalised first, since spaces exceed maxLength.
        const field = event.currentTarget
        const whole = field.selectionEnd === field.value.length && !field.selectionStart
        if (whole) {
          event.preventDefault()
          field.value = typedPhone(event.clipboardData.getData('text'))
        }
      }}
      onChange={(event) => {
        const field = event.currentTarget
        const tidy = typedPhone(field.value)
        if (tidy !== field.value) {
          field.value = tidy
        }
      }}
    />
  )
}
