import { Button, buttonClass } from '~/components/button'
import { copyText } from '~/components/copy-text'
import { Icon } from '~/components/icon'
import { Popup } from '~/components/popup'
import { useText } from '~/i18n/use-text'
import detail from '~/locales/en/detail.json'

const SHARE = 'share'

/** Links that share a place, each in a new window. */
export function Share({ title, url }: { title: string; url: string }) {
  const t = useText(detail)
  const text = t('detail.share.text', { title })
  const links = [
    ['facebook', `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`],
    ['twitter', `https://twitter.com/intent/tweet?${query({ url, text })}`],
    ['whatsapp', `https://wa.me/?${query({ text: `${text}: ${url}` })}`],
  ] as const
  const words = { done: t('detail.share.copied'), failed: t('detail.share.copyFailed') }

  return (
    <>
      <button
        type="button"
        popoverTarget={SHARE}
        className={buttonClass({ tone: 'plain', size: 'sm' }, 'max-sm:px-3')}
      >
        <Icon name="share-2" />
        <span className="max-sm:sr-only">{t('detail.share')}</span>
      </button>
      <Popup id={SHARE} title={t('detail.share.title')}>
        <ul className="grid gap-2.5">
          {links.map(([name, href]) => (
            <li key={name}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass({ tone: 'quiet' }, 'w-full')}
              >
                {t(`detail.share.${name}`)}
              </a>
            </li>
          ))}
          <li className="needs-scripts">
            <Button className="w-full" onClick={() => void copyText(url, words)}>
              <Icon name="link-2" />
              {t('detail.share.copy')}
            </Button>
          </li>
        </ul>
        <p className="without-scripts rounded-md bg-sunken p-3 text-sm break-all select-all">
          {url}
        </p>
      </Popup>
    </>
  )
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString()
