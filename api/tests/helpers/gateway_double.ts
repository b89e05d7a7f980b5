import { listen, type Answer, type Asked, type Unsaid } from '#doubles/server'

/**
 * A gateway on this machine, over real HTTP. `fault` may answer in its place: with an answer of its own, or never.
 */
export async function gatewayDouble(answer: (asked: Asked) => Answer) {
  const asked: Asked[] = []
  let fault: ((asked: Asked) => Answer | Unsaid | null) | null = null

  const server = await listen((one) => {
    asked.push(one)
    return fault?.(one) ?? answer(one)
  })
  return {
    ...server,
    asked,
    callsTo: (part: string) => asked.filter(({ path }) => path.includes(part)),
    fails: (next: typeof fault) => {
      fault = next
    },
  }
}
