import { useRef, type SyntheticEvent } from 'react'

/** Closes a dialog of the browser's by a press beside it, and not by a drag that only ends there. */
export function usePressBeside(close: () => void) {
  const beside = useRef(false)
  const isBeside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

  return {
    onPointerDown: (event: SyntheticEvent) => {
      beside.current = isBeside(event)
    },
    onClick: (event: SyntheticEvent) => {
      if (isBeside(event) && beside.current) {
        close()
      }
    },
  }
}
