const RANGE = /^bytes=(\d*)-(\d*)$/

/** Reads a Range header (RFC 9110 §14); null without one and for several ranges, which may be ignored. */
export function readRange(header: string | undefined, size: number) {
  const [, first, last] = RANGE.exec(header?.trim() ?? '') ?? []
  if (!first && !last) return null

  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < Number(first)) return null
  if (start >= size) return 'unsatisfiable' as const
  return { start, end }
}
