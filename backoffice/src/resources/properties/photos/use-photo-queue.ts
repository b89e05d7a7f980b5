import { useEffect, useState, useSyncExternalStore } from 'react'
import { failureOf, send } from '../../../providers/upload'
import { faultText } from './fault-text'
import { flawOf } from './flaw-of'
import { PhotoQueue } from './photo-queue'

/** The pictures chosen on this screen, released with it. */
export function usePhotoQueue() {
  const [queue] = useState(() => new PhotoQueue({ send, failureOf, flawOf }))
  const [fault, setFault] = useState<string>()
  const [isMoving, setMoving] = useState(false)
  const shots = useSyncExternalStore(queue.subscribe, queue.shots)

  useEffect(() => () => queue.close(), [queue])

  return {
    queue,
    shots,
    fault,
    setFault,
    /** Whether one is being moved to another place. */
    isMoving,
    setMoving,
    /** Adds files; `stored` is how many the server has. */
    async add(files: File[], stored: number) {
      setFault(undefined)
      const found = await queue.add(files, stored)
      setFault(found ? faultText(found) : undefined)
    },
  }
}
