import { createContext, useContext } from 'react'
import { useNavigation, type Fetcher } from 'react-router'

/** A step under way that its page stays for (`StepPage`). */
export const Step = createContext<Fetcher | null>(null)

/** The navigation, or the step instead of it. */
export function useUnderWay() {
  const navigation = useNavigation()
  return useContext(Step) ?? navigation
}
