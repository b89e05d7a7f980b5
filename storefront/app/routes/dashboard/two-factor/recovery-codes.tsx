import { Copy } from 'lucide-react'
import { Button, LinkButton } from '~/components/button'
import { copyText } from '~/components/copy-text'
import { useText } from '~/i18n/use-text'
import twoFactor from '~/locales/en/two-factor.json'

/** Ten codes, shown once (ADR 0012). */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useText(twoFactor)
  const words = { done: t('twoFactor.codes.copied'), failed: t('twoFactor.codes.copyFailed') }

  return (
    <>
      <p role="status" className="text-lg">
        {t('twoFactor.codes.lead')}
      </p>
      <ul
        aria-label={t('twoFactor.codes.list')}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-sunken p-5 font-mono text-lg select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid gap-3 sm:flex">
        <LinkButton to="/dashboard/settings" replace>
          {t('twoFactor.codes.done')}
        </LinkButton>
        <Button
          tone="quiet"
          onClick={() => void copyText(codes.join('\n'), words)}
          className="needs-scripts"
        >
          <Copy aria-hidden size={18} />
          {t('twoFactor.codes.copy')}
        </Button>
      </div>
    </>
  )
}
