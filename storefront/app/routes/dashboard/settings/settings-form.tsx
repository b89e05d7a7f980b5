import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Settings } from '~/api/types'
import { LinkButton } from '~/components/button'
import { Select } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import { useTypingKept } from '~/components/keep-typing'
import { BASED_ON, Known } from '~/components/known'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { LANGUAGES, LANGUAGE_NAMES } from '@makao/shared/languages'
import { SESSION_TIMEOUTS, SWITCHES, TIME_ZONES } from '@makao/shared/settings'
import { useFollow } from '~/components/use-follow'
import { useText } from '~/i18n/use-text'
import texts from '~/locales/en/settings.json'
import { useViewer } from '~/use-viewer'
import { heldOf, type settingsIn } from './choices'
import { Switch } from './switch'

/** Settings that could not be saved. */
export interface SettingsAnswer {
  alert: string | null
  /** What was chosen; null when it never left the device and stands there still. */
  chosen: ReturnType<typeof settingsIn> | null
  unsent?: boolean
}

interface SettingsFormProps {
  settings: Settings
  answer: SettingsAnswer | undefined
}

/** All settings in one form; what was chosen stays when it could not be saved. */
export function SettingsForm({ settings, answer }: SettingsFormProps) {
  const t = useText(texts)
  const { chosen } = answer ?? {}
  const { notifications, privacy } = chosen ?? settings
  const security = { ...settings.security, ...chosen?.security }
  const form = useRef<HTMLFormElement>(null)
  const known = heldOf(settings)
  useFollow(form, known)
  useTypingKept(form, BASED_ON)

  return (
    <PostForm ref={form} unsent={answer?.unsent} replace preventScrollReset className="grid gap-8">
      {answer?.alert && <FormAlert>{answer.alert}</FormAlert>}
      <Known content={JSON.stringify(known)} />
      <Group title={t('settings.notifications')}>
        {SWITCHES.notifications.map((name) => (
          <Switch
            key={name}
            name={`notifications.${name}`}
            label={t(`settings.notifications.${name}`)}
            hint={t(`settings.notifications.${name}Hint`)}
            defaultChecked={notifications[name]}
          />
        ))}
      </Group>
      <Group title={t('settings.privacy')}>
        {SWITCHES.privacy.map((name) => (
          <Switch
            key={name}
            name={`privacy.${name}`}
            label={t(`settings.privacy.${name}`)}
            hint={t(`settings.privacy.${name}Hint`)}
            defaultChecked={privacy[name]}
          />
        ))}
        {settings.privacy.publicProfile && <SeeProfile />}
      </Group>
      <Group title={t('settings.security')}>
        <TwoFactor on={settings.security.twoFactorEnabled} />
        <Row label={t('settings.security.password')} hint={t('settings.security.passwordHint')}>
          <LinkButton to="/dashboard/profile?tab=password" tone="quiet" size="sm">
            {t('settings.security.changePassword')}
            <span className="sr-only"> {t('settings.security.password')}</span>
          </LinkButton>
        </Row>
        <Switch
          name="security.loginAlerts"
          label={t('settings.security.loginAlerts')}
          hint={t('settings.security.loginAlertsHint')}
          defaultChecked={security.loginAlerts}
        />
        <div className="py-4 sm:max-w-sm">
          <Select
            name="security.sessionTimeout"
            label={t('settings.security.sessionTimeout')}
            hint={t('settings.security.sessionTimeoutHint')}
            defaultValue={security.sessionTimeout}
            options={SESSION_TIMEOUTS.map((value) => ({
              value,
              label: t(`settings.timeout.${value}`),
            }))}
          />
        </div>
      </Group>
      <Group title={t('settings.region')}>
        <div className="grid gap-5 py-4 sm:grid-cols-2">
          <Select
            name="language"
            label={t('settings.language')}
            hint={t('settings.languageHint')}
            defaultValue={chosen?.language ?? settings.language}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          />
          <Select
            name="timezone"
            label={t('settings.timezone')}
            hint={t('settings.timezoneHint')}
            defaultValue={chosen?.timezone ?? settings.timezone}
            options={TIME_ZONES.map((value) => ({ value, label: value }))}
          />
        </div>
      </Group>
      <SubmitButton size="lg" className="sm:justify-self-start">
        {t('settings.save')}
      </SubmitButton>
    </PostForm>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="rounded-lg border border-line bg-surface px-5 pb-1">
      <legend className="float-left w-full pt-4 pb-1 font-display text-xl font-bold">
        {title}
      </legend>
      <div className="clear-both grid divide-y divide-line">{children}</div>
    </fieldset>
  )
}

function SeeProfile() {
  const t = useText(texts)
  const viewer = useViewer()

  return (
    viewer && (
      <p className="py-2">
        <Link
          to={`/people/${viewer._id}`}
          className="inline-flex min-h-11 items-center font-semibold text-acacia underline"
        >
          {t('settings.privacy.seeProfile')}
        </Link>
      </p>
    )
  )
}

function TwoFactor({ on }: { on: boolean }) {
  const t = useText(texts)

  return (
    <Row
      label={t('settings.security.twoFactor')}
      hint={t(on ? 'settings.security.twoFactorOn' : 'settings.security.twoFactorOff')}
    >
      <LinkButton to="/dashboard/settings/two-factor" tone="quiet" size="sm">
        {t(on ? 'settings.security.turnOff' : 'settings.security.turnOn')}
        <span className="sr-only"> {t('settings.security.twoFactor')}</span>
      </LinkButton>
    </Row>
  )
}

interface RowProps {
  label: string
  hint: string
  /** The way to change it. */
  children: ReactNode
}

function Row({ label, hint, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3.5">
      <p className="grid min-w-0 flex-1 basis-36">
        <span className="font-semibold">{label}</span>
        <span className="text-sm text-muted">{hint}</span>
      </p>
      {children}
    </div>
  )
}
