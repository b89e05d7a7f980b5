import { useEffect, useState } from 'react'

/** Letters from which a place can be guessed, and the pause after the last of them, in ms. */
const ENOUGH = 3
const PAUSE = 200

/** Places that may be meant by a text, also with a slip of the pen; none until they are known. */
export function usePlacesMeant(text: string): string[] {
  const location = text.trim()
  const [found, setFound] = useState({ location: '', names: [] as string[] })

  useEffect(() => {
    if (location.length < ENOUGH) {
      return
    }
    const left = new AbortController()
    const pause = setTimeout(() => {
      fetch(`/api/v1/places/suggestions?${new URLSearchParams({ location })}`, left)
        .then((response) => response.json())
        .then(({ data }: { data: { name: string }[] }) =>
          setFound({ location, names: data.map(({ name }) => name) })
        )
        // They are a help alone.
        .catch(() => {})
    }, PAUSE)
    return () => {
      clearTimeout(pause)
      left.abort()
    }
  }, [location])

  return found.location === location ? found.names : []
}
