import { useRef, type PointerEvent } from 'react'
import type { Cell } from './cells'

interface Place {
  row: number
  cell: Cell
}

/** Selects by dragging with a mouse, over nights and rows; touch scrolls, and taps select. */
export function useDrag(choose: (from: Place, to: Place) => void) {
  const from = useRef<Place | null>(null)

  return (row: number, cell: Cell) => ({
    onPointerDown: ({ pointerType, button }: PointerEvent) => {
      const begins = cell.kind === 'free' && pointerType === 'mouse' && button === 0
      from.current = begins ? { row, cell } : null
    },
    onPointerEnter: ({ buttons }: PointerEvent) => {
      if (buttons !== 1) {
        from.current = null
      } else if (from.current) {
        choose(from.current, { row, cell })
      }
    },
  })
}
