import type { ReactNode } from 'react'
import { EmptyPicture } from './empty-picture'

interface PageStateProps {
  title: string
  /** `h1` where the page has nothing else. */
  heading?: 'h1' | 'h2'
  text?: string
  children?: ReactNode
}

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
