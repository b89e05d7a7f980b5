import { Link } from 'react-router'
import { useText } from '~/i18n/use-text'
import layout from '~/locales/en/layout.json'
import { useToday } from '~/use-today'
import { CurrencyChoice } from './currency-choice'
import { LanguageChoice } from './language-choice'
import { Logo } from './logo'

type TextId = keyof typeof layout

const columns: { title: TextId; links: [to: string, text: TextId][] }[] = [
  {
    title: 'layout.footer.explore',
    links: [
      ['/properties', 'layout.properties'],
      ['/about', 'layout.about'],
      ['/blog', 'layout.footer.blog'],
      ['/newsletter', 'layout.footer.newsletter'],
      ['/press', 'layout.footer.press'],
      ['/careers', 'layout.footer.careers'],
    ],
  },
  {
    title: 'layout.footer.hosting',
    links: [
      ['/host', 'layout.footer.host'],
      ['/host-resources', 'layout.footer.hostResources'],
      ['/hosting-responsibly', 'layout.footer.hostingResponsibly'],
      ['/forum', 'layout.footer.forum'],
    ],
  },
  {
    title: 'layout.footer.support',
    links: [
      ['/help', 'layout.footer.help'],
      ['/safety', 'layout.footer.safety'],
      ['/contact', 'layout.contact'],
      ['/terms', 'layout.footer.terms'],
      ['/privacy', 'layout.footer.privacy'],
      ['/cookies', 'layout.footer.cookies'],
    ],
  },
]

export function Footer() {
  const t = useText(layout)
  const year = useToday().slice(0, 4)
  const phone = t('layout.footer.phone')
  const email = t('layout.footer.email')

  return (
    <footer className="near mt-auto border-t border-line bg-sunken">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-10 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full grid max-w-sm content-start gap-4 lg:col-span-1">
          <Logo />
          <p className="text-muted">{t('layout.footer.promise')}</p>
          <address className="grid text-sm not-italic">
            <span className="flex min-h-8 items-center">{t('layout.footer.address')}</span>
            <a className="flex min-h-8 items-center hover:underline" href={`tel:${phone}`}>
              {phone}
            </a>
            <a className="flex min-h-8 items-center hover:underline" href={`mailto:${email}`}>
              {email}
            </a>
          </address>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2 className="mb-2 text-base">{t(title)}</h2>
            <ul className="foot-links">
              {links.map(([to, text]) => (
                <li key={to}>
                  <Link to={to}>{t(text)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="kikoi" aria-hidden />
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 text-sm text-muted">
        <p>{t('layout.footer.rights', { year })}</p>
        <CurrencyChoice />
        <LanguageChoice />
      </div>
    </footer>
  )
}
