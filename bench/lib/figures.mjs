import { appendFileSync } from 'node:fs'

export function median(values) {
  return percentile(values, 50)
}

export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))]
}

/** Prints a figure beside its bound, and keeps it for the table at the end (`npm run bench`). */
export function bound(name, figure, limit, { atLeast = false, unit = '×' } = {}) {
  const isMet = atLeast ? figure >= limit : figure <= limit
  const wanted = `${atLeast ? '≥' : '≤'} ${limit} ${unit}`
  const row = { name, figure: `${figure.toFixed(2)} ${unit}`, wanted, isMet }
  console.log(`  ${name}: ${row.figure} (wanted ${wanted}): ${isMet ? 'met' : 'missed'}`)
  if (process.env.BENCH_FIGURES) {
    appendFileSync(process.env.BENCH_FIGURES, `${JSON.stringify(row)}\n`)
  }
}
