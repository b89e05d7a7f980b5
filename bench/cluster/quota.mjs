/* Shares of a processor for single processes, by the control groups of Linux (v1): for whoever may make some. */
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'

const CPU = '/sys/fs/cgroup/cpu'
/** In µs; the system's own. */
const PERIOD = 100_000

/** Why there are none, or null. */
export function quotasMissing() {
  const trial = `${CPU}/makao-${process.pid}`
  try {
    mkdirSync(trial)
    writeFileSync(`${trial}/cpu.cfs_quota_us`, String(PERIOD))
    return null
  } catch (error) {
    return `no process can be given a share of a processor here (${error.code})`
  } finally {
    remove(trial)
  }
}

/**
 * Gives one process a share of its own, threads and all.
 * @param share of one processor
 * @returns in how many of the periods since it was asked last the process had used up its share, as a part of one
 */
export function limited(pid, share) {
  const group = `${CPU}/makao-${process.pid}-${pid}`
  mkdirSync(group)
  writeFileSync(`${group}/cpu.cfs_period_us`, String(PERIOD))
  writeFileSync(`${group}/cpu.cfs_quota_us`, String(Math.round(PERIOD * share)))
  writeFileSync(`${group}/cgroup.procs`, String(pid))
  const counted = () => {
    const said = readFileSync(`${group}/cpu.stat`, 'utf8')
    return ['nr_periods', 'nr_throttled'].map((name) =>
      Number(new RegExp(`${name} (\\d+)`).exec(said)[1])
    )
  }
  let before = counted()
  return {
    held() {
      const now = counted()
      const [periods, throttled] = now.map((figure, at) => figure - before[at])
      before = now
      return periods > 0 ? throttled / periods : 0
    },
    /** Once the process has ended. */
    remove: () => remove(group),
  }
}

function remove(group) {
  try {
    rmdirSync(group)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
