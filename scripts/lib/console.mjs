/* Output of the scripts. Plain Node 20: runs before anything is installed. */
const colour = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text)

export const bold = (text) => paint(1, text)
export const green = (text) => paint(32, text)
export const red = (text) => paint(31, text)
export const dim = (text) => paint(2, text)

const taken = []

export const timetable = () =>
  taken.map(({ label, seconds }) => `${seconds.padStart(7)} s  ${label}`).join('\n')

/**
 * Runs one step and prints its duration, with a heartbeat while it works.
 * @returns what the step returns
 */
export async function step(label, work) {
  const startedAt = Date.now()
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
  process.stdout.write(`${dim('…')} ${label}\n`)
  const heartbeat = setInterval(
    () => process.stdout.write(dim(`  still at it: ${label} (${seconds()})\n`)),
    15_000
  )
  try {
    const result = await work()
    process.stdout.write(`${green('✔')} ${label} ${dim(seconds())}\n`)
    taken.push({ label, seconds: ((Date.now() - startedAt) / 1000).toFixed(1) })
    return result
  } catch (error) {
    process.stdout.write(`${red('✘')} ${label} ${dim(seconds())}\n`)
    throw error
  } finally {
    clearInterval(heartbeat)
  }
}
