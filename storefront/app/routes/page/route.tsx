import { contentPage } from '~/content/pages.server'
import { languageOf } from '~/i18n/language.server'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import type { Route } from './+types/route'

export function loader({ request, url }: Route.LoaderArgs) {
  return contentPage(url.pathname.replaceAll('/', ''), languageOf(request))
}

/** A page of words: about, terms, help and their like. */
export default function Page({ loaderData: page }: Route.ComponentProps) {
  const t = useText(common)

  return (
    <article className="page-width py-12 sm:py-20">
      <title>{`${page.title} · ${t('common.brand')}`}</title>
      <meta name="description" content={page.lead} />
      <header className="mb-12 grid max-w-3xl gap-5">
        <div className="kikoi w-24" aria-hidden />
        <h1 className="text-3xl">{page.title}</h1>
        <p className="text-lg text-muted">{page.lead}</p>
      </header>
      <div className="grid max-w-5xl gap-y-10">
        {page.sections.map(({ heading, paragraphs }) => (
          <section
            key={heading}
            className="grid gap-3 border-t border-line pt-6 md:grid-cols-[1fr_2fr] md:gap-8"
          >
            <h2 className="text-xl">{heading}</h2>
            <div className="grid max-w-prose gap-4">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </article>
  )
}
