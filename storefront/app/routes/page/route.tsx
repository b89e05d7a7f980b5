import { contentPage } from '~/content/pages.server'
import { originOf } from '~/findability/origin.server'
import { PageHead } from '~/findability/page-head'
import { StructuredData } from '~/findability/structured-data'
import { breadcrumbs } from '~/findability/things.server'
import { languageOf } from '~/i18n/language.server'
import type { Route } from './+types/route'

export function loader({ request, url }: Route.LoaderArgs) {
  const name = url.pathname.replaceAll('/', '')
  const page = contentPage(name, languageOf(request))
  const path = `/${name}`
  const things = [breadcrumbs(request, originOf(url), [page.title, path])]
  return { page, path, things }
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { page, path, things } = loaderData

  return (
    <article className="page-width py-12 sm:py-20">
      <PageHead title={page.title} description={page.lead} path={path} />
      <StructuredData things={things} />
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
