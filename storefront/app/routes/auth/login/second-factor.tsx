import { useEffect, useRef, useState } from 'react'
import type { Faults } from '~/form-schema'
import { CodeField } from '~/components/code-field'
import { TextField } from '~/components/field'
import { useText } from '~/i18n/use-text'
import twoFactor from '~/locales/en/two-factor.json'

/** A code of the authenticator app, or a recovery code. A new key empties the field. */
export function SecondFactor({ errors }: { errors: Faults }) {
  const t = useText(twoFactor)
  const fields = useRef<HTMLDivElement>(null)
  const [answered] = useState(errors)

  useEffect(() => {
    // The form focuses refused fields itself.
    if (Object.keys(answered).length === 0) {
      fields.current?.querySelector('input')?.focus()
    }
  }, [answered])

  return (
    <div ref={fields} className="grid gap-4">
      <CodeField label={t('twoFactor.code')} error={errors.otp} />
      <details open={answered.recoveryCode !== undefined} className="grid gap-3">
        <summary className="inline-flex min-h-11 items-center font-semibold text-acacia underline underline-offset-4">
          {t('twoFactor.recovery.use')}
        </summary>
        <TextField
          name="recoveryCode"
          label={t('twoFactor.recovery.code')}
          hint={t('twoFactor.recovery.hint')}
          error={errors.recoveryCode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
        />
      </details>
    </div>
  )
}
