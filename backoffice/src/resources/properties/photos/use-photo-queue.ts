import { useEffect, useState, useSyncExternalStore } from 'react'
import { faultText } from './fault-text'
import { PhotoQueue } from './photo-queue'

/** The pictures chosen on this screen. They go with it. */
export function usePhotoQueue() {
  const [queue] = useState(() => new PhotoQueue())
  const [fault, setFault] = useState<string>()
  const shots = useSyncExternalStore(queue.subscribe, queue.shots)

  useEffect(() => () => queue.close(), [queue])

  return {
    queue,
    shots,
    /** Why the last ones were not taken. */
    fault,
    /** Says what is wrong with the pictures, or that nothing is any more. */
    setFault,
    /** Takes chosen files in; `stored` is how many there are on the server. */
    async add(files: File[], stored: number) {
      setFault(undefined)
      const found = await queue.add(files, stored)
      setFault(found ? faultText(found) : undefined)
    },
  }
}
