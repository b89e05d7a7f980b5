import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import payment from '~/locales/en/payment.json'
import type { Way } from './ways'

/** One link for each way to pay; the address says which one is chosen. */
export function WayChoice({ offered, chosen }: { offered: Way[]; chosen: Way }) {
  const t = useText(payment)
  return (
    <nav aria-label={t('payment.how')} className="flex flex-wrap gap-2">
      {offered.map((way) => (
        <Link
          key={way}
          to={`?by=${way}`}
          replace
          preventScrollReset
          aria-current={way === chosen ? 'true' : undefined}
          className="inline-flex min-h-11 items-center rounded-md border border-line-strong px-4 font-semibold aria-[current]:border-acacia aria-[current]:bg-acacia aria-[current]:text-on-acacia"
        >
          {t(`payment.way.${way}`)}
        </Link>
      ))}
    </nav>
  )
}
