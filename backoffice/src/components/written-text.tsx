import { withWebLinks } from '@makao/shared/web-links'
import { Fragment } from 'react'
import styles from './written-text.module.css'

/** What somebody wrote, with its line breaks; web addresses are links. */
export function WrittenText({ text, className }: { text: string; className?: string }) {
  return (
    <p className={[styles.text, className].filter(Boolean).join(' ')}>
      {withWebLinks(text).map(({ text: words, href }, index) =>
        href ? (
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {words}
          </a>
        ) : (
          <Fragment key={index}>{words}</Fragment>
        )
      )}
    </p>
  )
}
