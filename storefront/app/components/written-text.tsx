import { Fragment } from 'react'
import { withWebLinks } from '@makao/shared/web-links'

/** What somebody wrote, with its line breaks; web addresses are links. */
export function WrittenText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-line">
      {withWebLinks(text).map(({ text: words, href }, index) =>
        href ? (
          <a
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="text-ocean underline"
          >
            {words}
          </a>
        ) : (
          <Fragment key={index}>{words}</Fragment>
        )
      )}
    </p>
  )
}
