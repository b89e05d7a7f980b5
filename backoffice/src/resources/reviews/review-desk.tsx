import { createContext, lazy, Suspense, useContext, type ReactNode } from 'react'
import type { DeskReview } from '../../api/types'
import { useChosen } from '../../hooks/use-chosen'

const RespondDialog = lazy(() => import('./respond-dialog'))
const ModerateDialog = lazy(() => import('./moderate-dialog'))
const PhotoDialog = lazy(() => import('./photo-dialog'))

/** What an admin may decide (§7). */
export const DECISIONS = ['approve', 'hide', 'remove'] as const
export type Decision = (typeof DECISIONS)[number]

type Chosen = { review: DeskReview } & (
  { step: 'respond' | Decision } | { step: 'photo'; photo: DeskReview['images'][number] }
)

const DeskContext = createContext<((chosen: Chosen) => void) | null>(null)

/** Holds the dialog of the step that was chosen, outside the list: its card may leave meanwhile. */
export function ReviewDesk({ children }: { children: ReactNode }) {
  const [chosen, choose] = useChosen<Chosen>()

  function gone() {
    choose(null)
    if (document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }

  return (
    <DeskContext value={choose}>
      {children}
      <Suspense fallback={null}>
        {chosen?.step === 'respond' && (
          <RespondDialog key={chosen.turn} review={chosen.review} gone={gone} />
        )}
        {chosen?.step === 'photo' && (
          <PhotoDialog key={chosen.turn} review={chosen.review} photo={chosen.photo} gone={gone} />
        )}
        {chosen && chosen.step !== 'respond' && chosen.step !== 'photo' && (
          <ModerateDialog
            key={chosen.turn}
            review={chosen.review}
            decision={chosen.step}
            gone={gone}
          />
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
