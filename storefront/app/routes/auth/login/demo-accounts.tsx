import { Form, useSearchParams } from 'react-router'
import type { DemoAccount } from '~/demo.server'
import { useText } from '~/i18n/use-text'
import auth from '~/locales/en/auth.json'
import layout from '~/locales/en/layout.json'

/** Parameters kept while choosing an account. */
const KEPT = ['returnTo', 'reason']

/** Demo accounts that fill in the form, by a form of their own without scripts. */
export function DemoAccounts({ accounts }: { accounts: DemoAccount[] }) {
  const t = useText(auth)
  const tl = useText(layout)
  const [query] = useSearchParams()
  if (accounts.length === 0) {
    return null
  }

  return (
    <section aria-labelledby="demo" className="grid gap-3 rounded-lg bg-sunken p-4 sm:p-5">
      <h2 id="demo" className="text-base">
        {t('auth.login.demo')}
      </h2>
      <Form replace preventScrollReset className="grid gap-2">
        {KEPT.filter((name) => query.has(name)).map((name) => (
          <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />
        ))}
        {accounts.map(({ role, email }) => (
          <button
            key={role}
            name="demo"
            value={role}
            aria-pressed={query.get('demo') === role}
            className="flex min-h-12 items-center justify-between gap-3 rounded-md border border-line bg-surface px-4 text-left transition-colors hover:border-ink aria-pressed:border-acacia aria-pressed:bg-acacia-wash"
          >
            <span className="font-semibold">{tl(`layout.role.${role}`)}</span>
            <span className="truncate text-sm text-muted">{email}</span>
          </button>
        ))}
      </Form>
      <p className="text-sm text-muted">{t('auth.login.demoHint')}</p>
    </section>
  )
}
