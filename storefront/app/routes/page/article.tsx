import type { ReactNode } from 'react'
import type { ContentPage } from '~/content/content-page'
import { PageHead } from '~/findability/page-head'
import { StructuredData } from '~/findability/structured-data'

interface ArticleProps {
  page: ContentPage
  path: string
  /** Below the lead. */
  children?: ReactNode
}

/** A static page. */
export function Article({ page, path, children }: ArticleProps) {
  return (
    <article className="page-width py-12 sm:py-20">
      <PageHead title={page.title} description={page.lead} path={path} />
      <StructuredData />
      <header className="mb-12 grid max-w-3xl gap-5">
        <div className="kikoi w-24" aria-hidden />
        <h1 className="text-3xl">{page.title}</h1>
        <p className="text-lg text-muted">{page.lead}</p>
        {children}
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
