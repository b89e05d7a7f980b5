/**
 * Lets a few through at a time; the others wait in line. Pictures are big in memory, and the processor is
 * also wanted by searches and bookings.
 */
export function gate(width: number) {
  const waiting: (() => void)[] = []
  let inside = 0

  return async function through<T>(work: () => Promise<T>): Promise<T> {
    if (inside >= width) await new Promise<void>((enter) => waiting.push(enter))
    else inside += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
