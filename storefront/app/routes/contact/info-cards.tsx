import { Clock, Mail, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import contact from '~/locales/en/contact.json'
import layout from '~/locales/en/layout.json'

export function InfoCards() {
  const t = useText(contact)
  const tl = useText(layout)
  const phone = tl('layout.footer.phone')
  const email = tl('layout.footer.email')
  const link = 'inline-flex min-h-8 items-center font-semibold text-acacia hover:underline'

  return (
    <ul aria-label={t('contact.ways')} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <Card icon={Mail} title={t('contact.write')}>
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </Card>
      <Card icon={Phone} title={t('contact.call')}>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={link}>
          {phone}
        </a>
      </Card>
      <Card icon={Clock} title={t('contact.response')}>
        <p className="text-muted">{t('contact.responseText')}</p>
      </Card>
    </ul>
  )
}

function Card({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon
  title: string
  children: ReactNode
}) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-start gap-x-4 gap-y-1 rounded-lg bg-sunken p-5 sm:max-lg:last:col-span-2">
      <Icon aria-hidden size={24} className="row-span-2 mt-0.5 text-laterite" />
      <h3 className="text-base">{title}</h3>
      <div>{children}</div>
    </li>
  )
}
