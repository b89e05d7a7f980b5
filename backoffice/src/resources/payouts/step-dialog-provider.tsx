import { createContext, Suspense, useContext, type ReactNode } from 'react'
import type { Payout } from '../../api/types'
import { later } from '../../components/later'
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
    if (document.activeElement === document.body) {
      const drawer = document.querySelector('[role="dialog"]')?.closest<HTMLElement>('[tabindex]')
      const place = drawer ?? document.getElementById('main')
      place?.focus({ preventScroll: true })
    }
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
