import { createContext, lazy, Suspense, useContext, useEffect, type ReactNode } from 'react'
import type { Booking } from '../../api/types'
import { useChosen } from '../../hooks/use-chosen'
import type { Move } from './moves'

const loadDialog = () => import('./move-dialog')
const MoveDialog = lazy(loadDialog)

/** How long the list has the line for itself, in ms; then the dialog is fetched ahead of need. */
const AHEAD = 1500

interface Chosen {
  booking: Booking
  move: Move
}

const MoveContext = createContext<((chosen: Chosen) => void) | null>(null)

interface MoveDeskProps {
  /** Fetches the dialog ahead of need; not on the first page one sees. */
  ahead?: boolean
  children: ReactNode
}

/**
 * Holds the dialog of the step that was chosen. It stands outside the rows: a row may leave the list
 * (moved on, filtered out) while somebody is still typing.
 */
export function MoveDesk({ ahead = true, children }: MoveDeskProps) {
  const [chosen, choose] = useChosen<Chosen>()

  useEffect(() => {
    if (!ahead) {
      return
    }
    const timer = setTimeout(loadDialog, AHEAD)
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

/** The button that had the focus may be gone: on with the open drawer, else with the screen. */
export function refocus() {
  if (document.activeElement !== document.body) {
    return
  }
  const drawer = document.querySelector('[role="dialog"]')?.closest<HTMLElement>('[tabindex]')
  const place = drawer ?? document.getElementById('main')
  place?.focus({ preventScroll: true })
}

/** Opens the dialog of a step. Only inside `MoveDesk`. */
export function useMoveDesk() {
  const choose = useContext(MoveContext)
  if (!choose) {
    throw new Error('useMoveDesk is used outside MoveDesk')
  }
  return choose
}
