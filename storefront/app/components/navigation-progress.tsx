import { useNavigation } from 'react-router'

/** A progress bar while the next page takes a moment. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state !== 'idle' && <div aria-hidden className="navigation-progress" />
}
