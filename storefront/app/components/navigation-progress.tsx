import { useNavigation } from 'react-router'

/** A stripe at the upper edge while the next page is on its way, if it takes a moment. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state !== 'idle' && <div aria-hidden className="navigation-progress" />
}
