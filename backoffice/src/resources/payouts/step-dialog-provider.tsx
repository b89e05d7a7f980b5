import { createContext, Suspense, useContext, type ReactNode } from 'react'
import type { Payout } from '../../api/types'
import { later } from '../../components/later'
import { refocus } from '../../components/refocus'
import { useChosen } from '../../hooks/use-chosen'
import type { Step } from './steps'

const PayoutStepDialog = later(() => import('./payout-step-dialog'))

interface Chosen {
  payout: Payout
  step: Step
}

const StepContext = createContext<((chosen: Chosen) => void) | null>(null)

/** Holds the dialog outside the rows: a payout may leave the list while it is open. */
export function StepDialogProvider({ children }: { children: ReactNode }) {
  const [chosen, choose] = useChosen<Chosen>()

  function gone() {
    choose(null)
    refocus()
  }

  return (
    <StepContext value={choose}>
      {children}
      <Suspense fallback={null}>
        {chosen && (
          <PayoutStepDialog
            key={chosen.turn}
            payout={chosen.payout}
            step={chosen.step}
            gone={gone}
          />
        )}
      </Suspense>
    </StepContext>
  )
}

/** Opens the dialog of a step. Only inside `StepDialogProvider`. */
export function useStepDialog() {
  const choose = useContext(StepContext)
  if (!choose) {
    throw new Error('useStepDialog is used outside StepDialogProvider')
  }
  return choose
}
