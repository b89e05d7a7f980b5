import { CreditCard, FlaskConical, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Booking } from '~/api/types'
import { Select } from '~/components/field'
import { PhoneField } from '~/components/phone-field'
import { useText } from '~/i18n/use-text'
import payment from '~/locales/en/payment.json'
import { outcomes } from './outcomes'
import type { Way } from './ways'

interface WayFieldsProps {
  way: Way
  booking: Booking
  /** In shillings, where it is charged so and the booking's own amount is another. */
  charged: string | null
  outcome?: string
  phone?: string
  phoneError?: string
}

/** What a way to pay asks of the guest, and what it will do. */
export function WayFields({ way, booking, charged, outcome, phone, phoneError }: WayFieldsProps) {
  const t = useText(payment)
  if (way === 'simulator') {
    return (
      <>
        <Notice
          icon={<FlaskConical aria-hidden size={22} className="mt-0.5 shrink-0 text-sun-ink" />}
        >
          <strong>{t('payment.simulated')}</strong>
          <span className="text-muted">{t('payment.simulatedText')}</span>
        </Notice>
        <Select
          name="outcome"
          label={t('payment.outcome')}
          defaultValue={outcome}
          options={outcomes.map((value) => ({ value, label: t(`payment.outcome.${value}`) }))}
        />
      </>
    )
  }
  const Icon = way === 'mpesa' ? Smartphone : CreditCard
  return (
    <>
      <Notice icon={<Icon aria-hidden size={22} className="mt-0.5 shrink-0 text-acacia" />}>
        <strong>{t(`payment.way.${way}`)}</strong>
        <span className="text-muted">{t(`payment.wayText.${way}`)}</span>
        {charged && <span>{t(`payment.charged.${way}`, { amount: charged })}</span>}
      </Notice>
      {way === 'mpesa' && (
        <PhoneField
          label={t('payment.phone')}
          hint={t('payment.phoneHint')}
          defaultValue={phone ?? booking.guest.phone ?? ''}
          error={phoneError}
          required
        />
      )}
    </>
  )
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3">
      {icon}
      <span className="grid">{children}</span>
    </p>
  )
}
