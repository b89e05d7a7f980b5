import { createContext, Suspense, useContext, type ReactNode } from 'react'
import type { User } from '../../api/types'
import { later } from '../../components/later'
import { refocus } from '../../components/refocus'
import { useChosen } from '../../hooks/use-chosen'

const UserDialog = later(() => import('./user-dialog'))

interface Chosen {
  user: User
  action: 'toggle' | 'twoFactor' | 'delete'
}

const DeskContext = createContext<((chosen: Chosen) => void) | null>(null)

/** Holds the dialog outside the rows: a row may leave the list while it is open. */
export function UserDialogProvider({ children }: { children: ReactNode }) {
  const [chosen, choose] = useChosen<Chosen>()

  function gone() {
    choose(null)
    refocus()
  }

  return (
    <DeskContext value={choose}>
      {children}
      <Suspense fallback={null}>
        {chosen && (
          <UserDialog key={chosen.turn} user={chosen.user} action={chosen.action} gone={gone} />
        )}
      </Suspense>
    </DeskContext>
  )
}

export function useUserDialog() {
  const choose = useContext(DeskContext)
  if (!choose) {
    throw new Error('useUserDialog is used outside UserDialogProvider')
  }
  return choose
}
