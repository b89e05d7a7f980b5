import { House, Luggage } from 'lucide-react'
import { useText } from '~/i18n/use-text'
import auth from '~/locales/en/auth.json'

const choices = [
  { role: 'guest', icon: Luggage },
  { role: 'host', icon: House },
] as const

export function RoleChoice({ chosen }: { chosen: string }) {
  const t = useText(auth)

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t('auth.register.role')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map(({ role, icon: Icon }) => (
          <label
            key={role}
            className="relative flex min-h-16 cursor-pointer items-center gap-3.5 rounded-md border border-line-strong bg-surface px-4 py-3 transition-colors hover:border-ink has-checked:border-acacia has-checked:bg-acacia-wash has-checked:shadow-[inset_0_0_0_1px_var(--acacia)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-acacia"
          >
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={chosen === role}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon aria-hidden size={24} className="shrink-0 text-acacia" />
            <span className="grid">
              <span className="font-semibold">{t(`auth.register.role.${role}`)}</span>
              <span className="text-sm text-muted">{t(`auth.register.role.${role}Hint`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
