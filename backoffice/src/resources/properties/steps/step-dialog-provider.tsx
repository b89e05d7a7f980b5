import { createContext, Suspense, useContext, useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PropertyCard } from '../../../api/types'
import { later } from '../../../components/later'
import { refocus } from '../../../components/refocus'
import { useChosen } from '../../../hooks/use-chosen'
import { pathOf } from '../paths'
import { isMark, type Step } from './steps'

const StepDialog = later(() => import('./step-dialog'))
const PriceDialog = later(() => import('./price-dialog'))
const HandOverDialog = later(() => import('./hand-over-dialog'))
const MarkDialog = later(() => import('./mark-dialog'))

/** Delay before prefetching the dialogs, in ms, so that the list loads first. */
const AHEAD = 1500

interface Chosen {
  property: PropertyCard
  step: Step | 'price' | 'handOver'
}

const DeskContext = createContext<((chosen: Chosen) => void) | null>(null)

/** Holds the dialog outside the rows: a row may leave the list while it is open. */
export function StepDialogProvider({ children }: { children: ReactNode }) {
  const [chosen, choose] = useChosen<Chosen>()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    const timer = setTimeout(() => {
      StepDialog.preload()
      PriceDialog.preload()
    }, AHEAD)
    return () => clearTimeout(timer)
  }, [])

  /** A deleted property's details are closed. */
  function deleted(property: PropertyCard) {
    if (pathname.startsWith(pathOf(property))) {
      void navigate({ pathname: '/properties', search }, { replace: true })
    }
  }

  function gone() {
    choose(null)
    refocus()
  }

  return (
    <DeskContext value={choose}>
      {children}
      <Suspense fallback={null}>
        {chosen &&
          (chosen.step === 'price' ? (
            <PriceDialog key={chosen.turn} property={chosen.property} gone={gone} />
          ) : chosen.step === 'handOver' ? (
            <HandOverDialog key={chosen.turn} property={chosen.property} gone={gone} />
          ) : isMark(chosen.step.name) ? (
            <MarkDialog
              key={chosen.turn}
              property={chosen.property}
              mark={chosen.step.name}
              gone={gone}
            />
          ) : (
            <StepDialog
              key={chosen.turn}
              property={chosen.property}
              step={chosen.step}
              deleted={deleted}
              gone={gone}
            />
          ))}
      </Suspense>
    </DeskContext>
  )
}

/** Opens the dialog of a step, or of the price. Only inside `StepDialogProvider`. */
export function useStepDialog() {
  const choose = useContext(DeskContext)
  if (!choose) {
    throw new Error('useStepDialog is used outside StepDialogProvider')
  }
  return choose
}
