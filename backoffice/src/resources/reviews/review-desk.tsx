import { createContext, lazy, Suspense, useContext, useState, type ReactNode } from 'react'
import type { DeskReview } from '../../api/types'

const RespondDialog = lazy(() => import('./respond-dialog'))
const ModerateDialog = lazy(() => import('./moderate-dialog'))

/** What an admin may decide (§7). */
export const DECISIONS = ['approve', 'hide', 'remove'] as const
export type Decision = (typeof DECISIONS)[number]

interface Chosen {
  review: DeskReview
  step: 'respond' | Decision
}

const DeskContext = createContext<((chosen: Chosen) => void) | null>(null)

/** Holds the dialog of the step that was chosen, outside the list: its card may leave meanwhile. */
export function ReviewDesk({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<Chosen | null>(null)

  function gone() {
    setChosen(null)
    if (document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }

  return (
    <DeskContext value={setChosen}>
      {children}
      <Suspense fallback={null}>
        {chosen?.step === 'respond' && <RespondDialog review={chosen.review} gone={gone} />}
        {chosen && chosen.step !== 'respond' && (
          <ModerateDialog review={chosen.review} decision={chosen.step} gone={gone} />
        )}
      </Suspense>
    </DeskContext>
  )
}

/** Opens the dialog of a step. Only inside `ReviewDesk`. */
export function useReviewDesk() {
  const choose = useContext(DeskContext)
  if (!choose) {
    throw new Error('useReviewDesk is used outside ReviewDesk')
  }
  return choose
}
