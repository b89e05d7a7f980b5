import { createContext, lazy, Suspense, useContext, type ReactNode } from 'react'
import type { User } from '../../api/types'
import { useChosen } from '../../hooks/use-chosen'

const UserDialog = lazy(() => import('./user-dialog'))

interface Chosen {
  user: User
  deed: 'toggle' | 'delete'
}

const DeskContext = createContext<((chosen: Chosen) => void) | null>(null)

/** Holds the dialog of the step that was chosen, outside the rows: a row may leave the list meanwhile. */
export function UserDesk({ children }: { children: ReactNode }) {
  const [chosen, choose] = useChosen<Chosen>()

  return (
    <DeskContext value={choose}>
      {children}
      <Suspense fallback={null}>
        {chosen && (
          <UserDialog
            key={chosen.turn}
            user={chosen.user}
            deed={chosen.deed}
            gone={() => choose(null)}
          />
        )}
      </Suspense>
    </DeskContext>
  )
}

/** Opens the dialog of a step. Only inside `UserDesk`. */
export function useUserDesk() {
  const choose = useContext(DeskContext)
  if (!choose) {
    throw new Error('useUserDesk is used outside UserDesk')
  }
  return choose
}
