import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useText } from '~/i18n/use-text'
import auth from '~/locales/en/auth.json'
import { FieldFrame, type TextField } from './field'

export function PasswordField({
  label,
  hint,
  error,
  id,
  ...input
}: Omit<ComponentProps<typeof TextField>, 'type' | 'hideLabel'>) {
  const t = useText(auth)
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye

  return (
    <FieldFrame {...{ label, hint, error, id }}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="control pr-13"
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={shown ? t('auth.hidePassword') : t('auth.showPassword')}
            aria-controls={control.id}
            className="needs-scripts absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-md text-muted hover:text-ink"
          >
            <Icon aria-hidden size={20} />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
