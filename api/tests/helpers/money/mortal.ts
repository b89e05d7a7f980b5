import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import type { TrueGateways } from '#tests/helpers/money/gateways'
import type { Circumstances, Report, Task } from '#tests/helpers/money/mortal_process'

type Settings = TrueGateways['settings']

/** A process at work on the test's database that can be killed, and comes back. */
export class Mortal {
  #child: ChildProcess | null = null
  /** Of the steps that get out, the one before which it dies next; null for none. */
  diesAt: number | null = null
  deaths = 0
  /** How many got out. */
  steps = 0

  constructor(readonly settings: Settings) {}

  /** @returns false when it died of it */
  async obey(order: Circumstances & Task): Promise<boolean> {
    const child = (this.#child ??= await this.#start())
    child.send({ ...order, diesAt: this.diesAt })
    const said = await reportOf(child, 'steps')
    if (said === null) {
      this.#child = null
      this.diesAt = null
      this.deaths++
      return false
    }
    this.steps += said.steps
    if (this.diesAt !== null) this.diesAt -= said.steps
    if (said.error) throw new Error(said.error)
    return true
  }

  async end() {
    const child = this.#child
    if (!child) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async #start() {
    const { mpesa, paystack } = this.settings
    const child = fork(app.makePath('tests/helpers/money/mortal_process.ts'), {
      cwd: app.makePath(),
      env: {
        ...process.env,
        QUEUE_DRIVER: 'database',
        PAYMENTS: 'mpesa,paystack',
        MPESA_BASE_URL: mpesa.baseUrl,
        MPESA_CONSUMER_KEY: mpesa.consumerKey,
        MPESA_CONSUMER_SECRET: mpesa.consumerSecret.release(),
        MPESA_SHORTCODE: mpesa.shortcode,
        MPESA_PASSKEY: mpesa.passkey.release(),
        MPESA_INITIATOR: mpesa.initiator,
        MPESA_SECURITY_CREDENTIAL: mpesa.securityCredential.release(),
        MPESA_B2C_SHORTCODE: mpesa.payouts.shortcode,
        MPESA_B2C_INITIATOR: mpesa.payouts.initiator,
        MPESA_B2C_SECURITY_CREDENTIAL: mpesa.payouts.credential.release(),
        PAYSTACK_API_BASE: paystack.baseUrl,
        PAYSTACK_SECRET_KEY: paystack.secretKey.release(),
      },
    })
    await reportOf(child, 'isReady')
    return child
  }
}

/** The framework has messages of its own. @returns null when it has died */
function reportOf<Part extends 'steps' | 'isReady'>(child: ChildProcess, part: Part) {
  return new Promise<Extract<Report, Record<Part, unknown>> | null>((resolve) => {
    const end = (said: Extract<Report, Record<Part, unknown>> | null) => {
      child.off('message', heard).off('exit', died)
      resolve(said)
    }
    const died = () => end(null)
    const heard = (said: Report | string) => {
      const isIt = typeof said !== 'string' && part in said
      if (isIt) end(said as Extract<Report, Record<Part, unknown>>)
    }
    child.on('message', heard).on('exit', died)
  })
}
