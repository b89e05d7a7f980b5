import type { ReactNode } from 'react'
import { EmptyPicture } from './empty-picture'

interface PageStateProps {
  title: string
  /** `h1` where it is all there is to the page. */
  heading?: 'h1' | 'h2'
  text?: string
  /** The next step: a link or a button. */
  children?: ReactNode
}

/** Nothing here yet: says so, and what to do next. */
export function EmptyState({ title, heading: Heading = 'h2', text, children }: PageStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-12 text-center">
      <div className="w-56 overflow-hidden rounded-lg">
        <EmptyPicture className="aspect-4/3 h-auto" />
        <div className="kikoi" />
      </div>
      <Heading className="text-xl">{title}</Heading>
      {text && <p className="text-muted">{text}</p>}
      {children}
    </div>
  )
}

/** Something failed: says what, and how to try again. */
export function ErrorState({ title, text, children }: PageStateProps) {
  return (
    <div
      role="alert"
      className="mx-auto grid max-w-md justify-items-center gap-4 py-12 text-center"
    >
      <div className="kikoi w-24" />
      <h2 className="text-xl">{title}</h2>
      {text && <p className="text-muted">{text}</p>}
      {children}
    </div>
  )
}
