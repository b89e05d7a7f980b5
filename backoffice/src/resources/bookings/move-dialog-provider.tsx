import { createContext, Suspense, useContext, useEffect, type ReactNode } from 'react'
import type { Booking } from '../../api/types'
import { later } from '../../components/later'
import { refocus } from '../../components/refocus'
import { useChosen } from '../../hooks/use-chosen'
import type { Move } from './moves'

const MoveDialog = later(() => import('./move-dialog'))

/** Delay before prefetching the dialog, in ms, so that the list loads first. */
const AHEAD = 1500

interface Chosen {
  booking: Booking
  move: Move
}

const MoveContext = createContext<((chosen: Chosen) => void) | null>(null)

interface MoveDialogProviderProps {
  /** Prefetch the dialog; not on the first page. */
  ahead?: boolean
  children: ReactNode
}

/** Holds the dialog outside the rows: a row may leave the list while it is open. */
export function MoveDialogProvider({ ahead = true, children }: MoveDialogProviderProps) {
  const [chosen, choose] = useChosen<Chosen>()

  useEffect(() => {
    if (!ahead) {
      return
    }
    const timer = setTimeout(MoveDialog.preload, AHEAD)
    return () => clearTimeout(timer)
  }, [ahead])

  function gone() {
    choose(null)
    refocus()
  }

  return (
    <MoveContext value={choose}>
      {children}
      <Suspense fallback={null}>
        {chosen && (
          <MoveDialog key={chosen.turn} booking={chosen.booking} move={chosen.move} gone={gone} />
        )}
      </Suspense>
    </MoveContext>
  )
}

/** Opens the dialog of a step. Only inside `MoveDialogProvider`. */
export function useMoveDialog() {
  const choose = useContext(MoveContext)
  if (!choose) {
    throw new Error('useMoveDialog is used outside MoveDialogProvider')
  }
  return choose
}
