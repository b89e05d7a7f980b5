/* What processes took and hold, from /proc: Linux alone. */
import { readdirSync, readFileSync } from 'node:fs'

/** Of a tick of /proc, in ms. */
const TICK = 10

/** What processes took so far, with PostgreSQL's own for a database when it is on this machine. */
export function processorOf(pids, database) {
  const all = database ? [...pids, ...backendsOf(database)] : pids
  return new Map(all.map((pid) => [String(pid), ticksOf(pid)]))
}

/** Processor ms since; a connection that has ended meanwhile was idle. */
export function processorSince(before, after) {
  let ticks = 0
  for (const [pid, taken] of after) ticks += taken - (before.get(pid) ?? 0)
  return ticks * TICK
}

/** Resident MB of each process. */
export function memoryOf(pids) {
  return pids.map((pid) => {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(kilobytes) / 1024
  })
}

function ticksOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}

function backendsOf(database) {
  const name = new URL(database).pathname.slice(1)
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return title.startsWith('postgres') && title.includes(` ${name} `)
    } catch {
      return false
    }
  })
}
