import { createContext, Suspense, useContext, type ReactNode } from 'react'
import type { DeskReview } from '../../api/types'
import { later } from '../../components/later'
import { refocus } from '../../components/refocus'
import { useChosen } from '../../hooks/use-chosen'

const RespondDialog = later(() => import('./respond-dialog'))
const ModerateDialog = later(() => import('./moderate-dialog'))
const PhotoDialog = later(() => import('./photo-dialog'))

/** Decisions of admins (§7). */
export const DECISIONS = ['approve', 'hide', 'remove'] as const
export type Decision = (typeof DECISIONS)[number]

type Chosen = { review: DeskReview } & (
  | { step: 'respond' | Decision }
  | { step: 'photo'; photo: DeskReview['images'][number] }
)

const DeskContext = createContext<((chosen: Chosen) => void) | null>(null)

/** Holds the dialog outside the list: its card may leave the list while it is open. */
export function ReviewDialogProvider({ children }: { children: ReactNode }) {
  const [chosen, choose] = useChosen<Chosen>()

  function gone() {
    choose(null)
    refocus()
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

/** Opens the dialog of a step. Only inside `ReviewDialogProvider`. */
export function useReviewDialog() {
  const choose = useContext(DeskContext)
  if (!choose) {
    throw new Error('useReviewDialog is used outside ReviewDialogProvider')
  }
  return choose
}
