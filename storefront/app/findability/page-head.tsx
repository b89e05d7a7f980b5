import { useRouteLoaderData } from 'react-router'
import { useLanguage, useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import type { loadRoot } from '~/load-root.server'

interface PageHeadProps {
  /** Without the product's name, which is appended. */
  title: string
  description: string
  /** The canonical path, without filters and sorts. */
  path: string
  /** The page's own picture for link previews. */
  picture?: { url: string; width?: number; height?: number; alt: string }
  /** The title without the product's name. */
  bare?: boolean
  /** Search engines are not to list it. */
  unlisted?: boolean
}

const ownPicture = { url: '/share.png', width: 1200, height: 630 }

const regions = { en: 'en_KE', sw: 'sw_KE', fr: 'fr_FR' }

/**
 * Title, description, canonical URL and preview picture. Open Graph tags serve for Twitter's as
 * well.
 */
export function PageHead({
  title,
  description,
  path,
  picture,
  bare = false,
  unlisted = false,
}: PageHeadProps) {
  const t = useText(common)
  const { language } = useLanguage()
  const origin = useRouteLoaderData<typeof loadRoot>('root')?.origin ?? ''
  const brand = t('common.brand')
  const shown = picture ?? { ...ownPicture, alt: brand }
  const url = origin + path

  return (
    <>
      <title>{bare ? title : `${title} · ${brand}`}</title>
      <meta name="description" content={description} />
      {unlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content={regions[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + shown.url} />
      {shown.width && <meta property="og:image:width" content={String(shown.width)} />}
      {shown.height && <meta property="og:image:height" content={String(shown.height)} />}
      <meta property="og:image:alt" content={shown.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
