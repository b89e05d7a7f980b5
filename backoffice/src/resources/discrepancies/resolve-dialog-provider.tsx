import { createContext, Suspense, useContext, type ReactNode } from 'react'
import type { Discrepancy } from '../../api/types'
import { later } from '../../components/later'
import { refocus } from '../../components/refocus'
import { useChosen } from '../../hooks/use-chosen'

const ResolveDialog = later(() => import('./resolve-dialog'))

interface Chosen {
  found: Discrepancy
}

const ResolveContext = createContext<((chosen: Chosen) => void) | null>(null)

/** Holds the dialog outside the rows: what is resolved may leave the list while it is open. */
export function ResolveDialogProvider({ children }: { children: ReactNode }) {
  const [chosen, choose] = useChosen<Chosen>()

  function gone() {
    choose(null)
    refocus()
  }

  return (
    <ResolveContext value={choose}>
      {children}
      <Suspense fallback={null}>
        {chosen && <ResolveDialog key={chosen.turn} found={chosen.found} gone={gone} />}
      </Suspense>
    </ResolveContext>
  )
}

/** Opens the dialog. Only inside `ResolveDialogProvider`. */
export function useResolveDialog() {
  const choose = useContext(ResolveContext)
  if (!choose) {
    throw new Error('useResolveDialog is used outside ResolveDialogProvider')
  }
  return choose
}
