import { useState } from 'react'

/** Selected rows; rows that left the list are dropped. */
export function useSelection(rows: readonly { _id: number }[]) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const ids = rows.map(({ _id }) => _id).filter((id) => picked.has(id))

  return {
    ids,
    /** How many can be picked. */
    total: rows.length,
    has: (id: number) => picked.has(id),
    all: rows.length > 0 && ids.length === rows.length,
    toggle: (id: number) =>
      setPicked((before) => {
        const after = new Set(before)
        if (!after.delete(id)) {
          after.add(id)
        }
        return after
      }),
    pickAll: (yes: boolean) => setPicked(new Set(yes ? rows.map(({ _id }) => _id) : [])),
    clear: () => setPicked(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
