import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { isWrittenByList, lastWritten } from '../providers/router'

/**
 * A list, drawn anew when its address changes other than by itself: by Back, or a link. Refine's `useTable`
 * reads the address only once.
 */
export function ListAt({ screen: Screen }: { screen: ComponentType }) {
  const location = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [seen, setSeen] = useState({ search: location.search, times: 0 })
  const drawn = useRef(seen.times)

  if (location.search !== seen.search) {
    const isOwn = !isBack && isWrittenByList(location)
    setSeen({ search: location.search, times: seen.times + (isOwn ? 0 : 1) })
  }

  useEffect(() => {
    if (drawn.current !== seen.times && document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    drawn.current = seen.times
  }, [seen.times])

  useEffect(() => {
    /* Back before the list's own step was rendered: the router sees no change, but the list has taken it. */
    function drawAnew() {
      const { search } = window.location
      if (search === location.search && search !== lastWritten.search) {
        setSeen((now) => ({ search, times: now.times + 1 }))
      }
    }
    window.addEventListener('popstate', drawAnew)
    return () => window.removeEventListener('popstate', drawAnew)
  }, [location.search])

  return <Screen key={seen.times} />
}
