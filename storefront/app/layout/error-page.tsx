import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import { Button, LinkButton } from '~/components/button'
import { useText } from '~/i18n/use-text'
import errors from '~/locales/en/errors.json'

export function statusOf(error: unknown) {
  return isRouteErrorResponse(error) ? error.status : 500
}

/** What browsers say of a `fetch` that met no server: Chrome and Firefox, Safari. */
const BROKEN_LINE = /to fetch|Load failed/

const isBrokenLine = (error: unknown) =>
  error instanceof TypeError && BROKEN_LINE.test(error.message)

/** What the API said, and when another try may succeed (`ApiFailure`). */
function messageOf(error: unknown) {
  return isRouteErrorResponse(error) && (Object(error.data) as { message?: string }).message
}

/** The error page for any route's boundary. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useText(errors)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const status = statusOf(error)

  /** A new tab has no history. */
  function goBack() {
    void (window.history.length > 1 ? navigate(-1) : navigate('/'))
  }

  if (status === 404) {
    return (
      <Frame status={status} title={t('errors.404.title')} text={t('errors.404.text')}>
        <LinkButton to="/">{t('errors.404.action')}</LinkButton>
      </Frame>
    )
  }
  if (status === 403) {
    return (
      <Frame status={status} title={t('errors.403.title')} text={t('errors.403.text')}>
        <Button onClick={goBack} className="needs-scripts">
          {t('errors.403.action')}
        </Button>
        <LinkButton to="/" className="without-scripts">
          {t('errors.404.action')}
        </LinkButton>
      </Frame>
    )
  }
  const line = isBrokenLine(error)
  const busy = status === 429
  const title = line ? t('errors.line.title') : t('errors.5xx.title')
  const reason = line ? t('errors.line.text') : t('errors.5xx.text')
  const text = status === 504 ? t('errors.timeout') : reason
  return (
    <Frame
      status={line ? null : status}
      title={busy ? t('errors.429.title') : title}
      text={busy ? messageOf(error) || t('errors.429.text') : text}
    >
      <LinkButton to={pathname + search} reloadDocument>
        {t('errors.tryAgain')}
      </LinkButton>
    </Frame>
  )
}

interface FrameProps {
  /** Null where no answer came. */
  status: number | null
  title: string
  text: string
  children: React.ReactNode
}

function Frame({ status, title, text, children }: FrameProps) {
  const t = useText(errors)

  return (
    <section className="error-page page-width grid justify-items-start gap-5 py-20 sm:py-28">
      <title>{title}</title>
      <div className="kikoi w-24" aria-hidden />
      {status && (
        <p className="tabular text-sm font-semibold text-muted">{t('errors.status', { status })}</p>
      )}
      <h1 className="text-3xl">{title}</h1>
      <p className="max-w-prose text-lg text-muted">{text}</p>
      {children}
    </section>
  )
}
