import limiter from '@adonisjs/limiter/services/main'

/** Sooner after it was asked a gateway says what it said; a page that waits for a payer looks again after two seconds at the soonest. */
const ONE_IN_A_WHILE = { requests: 1, duration: '2 secs' } as const

/** Whether a guest's question what became of a payment goes to its gateway. */
export async function takeGatewayTurn({ id }: { id: number }): Promise<boolean> {
  return !!(await limiter.use(ONE_IN_A_WHILE).attempt(`payment-asked:${id}`, () => true))
}
