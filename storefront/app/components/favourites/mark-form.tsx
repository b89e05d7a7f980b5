import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadPart } from '~/offline/load-part'
import type { FavouriteReason } from '~/sign-in-path'
import { useViewer } from '~/use-viewer'

const LoginRequired = lazy(() => loadPart(() => import('./login-required')))

interface MarkFormProps {
  /** The path of the mark's action. */
  path: string
  /** Passed to the sign-in page. */
  reason: FavouriteReason
  onMark: () => void
  className?: string
  children: ReactNode
}

/**
 * A mark, such as a like, as a form. Anonymous visitors are asked to sign in by a dialog, or by the
 * server without scripts.
 */
export function MarkForm({ path, reason, onMark, className, children }: MarkFormProps) {
  const viewer = useViewer()
  const [asking, setAsking] = useState(false)

  return (
    <>
      <form
        method="post"
        action={path}
        className={className}
        onSubmit={(event) => {
          event.preventDefault()
          if (viewer) {
            onMark()
          } else {
            setAsking(true)
          }
        }}
      >
        {children}
      </form>
      {asking && (
        <Suspense>
          <LoginRequired reason={reason} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
