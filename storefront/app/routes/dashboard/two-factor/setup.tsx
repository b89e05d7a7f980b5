import { LinkButton } from '~/components/button'
import { useCheckedForm } from '~/components/checked-form'
import type { Faults } from '~/form-schema'
import { CodeField } from '~/components/code-field'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { useText } from '~/i18n/use-text'
import auth from '~/locales/en/auth.json'
import twoFactor from '~/locales/en/two-factor.json'
import { codeSchema } from '../../auth/schemas'
import type { AppSetup, QrCode } from './steps.server'

interface SetupProps {
  setup: AppSetup
  errors: Faults
  unsent?: boolean
}

/** The secret as QR code, key and link, then the app's first code. */
export function Setup({ setup, errors: answered, unsent }: SetupProps) {
  const t = useText(twoFactor)
  const ta = useText(auth)
  const { form, errors } = useCheckedForm(codeSchema(ta), answered)

  return (
    <>
      <section className="grid gap-4">
        <h2 className="text-xl">{t('twoFactor.setup.scan')}</h2>
        <div className="flex flex-wrap items-center gap-6">
          <Picture qr={setup.qr} />
          <div className="grid min-w-0 flex-1 basis-56 gap-3">
            <p className="grid gap-1">
              <span className="text-sm text-muted">{t('twoFactor.setup.manual')}</span>
              <code className="font-mono text-lg font-semibold tracking-wide wrap-anywhere select-all">
                {inGroups(setup.secret)}
              </code>
            </p>
            <a
              href={setup.otpauthUrl}
              className="inline-flex min-h-11 items-center font-semibold text-acacia underline underline-offset-4"
            >
              {t('twoFactor.setup.open')}
            </a>
          </div>
        </div>
      </section>
      <section className="grid gap-4">
        <h2 className="text-xl">{t('twoFactor.setup.confirm')}</h2>
        <PostForm
          replace
          preventScrollReset
          unsent={unsent}
          {...form}
          className="grid max-w-md gap-5"
        >
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="otpauthUrl" value={setup.otpauthUrl} />
          <CodeField label={t('twoFactor.code')} error={errors.otp} />
          <div className="grid gap-3 sm:flex">
            <SubmitButton>{t('twoFactor.setup.submit')}</SubmitButton>
            <LinkButton to="/dashboard/settings" tone="quiet">
              {t('twoFactor.setup.cancel')}
            </LinkButton>
          </div>
        </PostForm>
      </section>
    </>
  )
}

/** Dark on light in either theme, for cameras. */
function Picture({ qr: { size, path } }: { qr: QrCode }) {
  const t = useText(twoFactor)

  return (
    <svg
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={t('twoFactor.setup.qr')}
      shapeRendering="crispEdges"
      className="qr-code"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ')
