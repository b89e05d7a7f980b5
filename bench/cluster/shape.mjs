/* The shape of many processes as `npm run cluster` starts it, on a database that is filled anew. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { MailCatcher } from '../../e2e/production/mail_catcher.ts'
import { startedChild } from '../lib/child.mjs'
import { PORTS } from '../lib/product.mjs'
import { measuredApi } from '../lib/scratch.mjs'
import { STAYS_EACH } from './people.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Limits hold as in production, and letters go to a mail server of this run. */
export function settings(folder, { database, redis }) {
  const { RATE_LIMITS, LIMITER_STORE, WORKER, ...rest } = measuredApi(folder, {
    database,
    port: PORTS.api,
  })
  return {
    ...process.env,
    ...rest,
    DEMO: 'false',
    PORT: String(PORTS.door),
    HOST: '127.0.0.1',
    APP_URL: `http://127.0.0.1:${PORTS.door}`,
    REDIS_URL: redis,
    PAYMENTS: 'none',
    LOG_LEVEL: 'warn',
    MAX_PENDING_BOOKINGS: String(STAYS_EACH),
  }
}

/** @returns where it is, its letters, and what replaces or loses its processes */
export async function opened(folder, shared) {
  const post = await MailCatcher.open()
  const mail = {
    MAIL_MAILER: 'smtp',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(post.port),
    MAIL_FROM: 'karibu@makao.example',
    SUPPORT_EMAIL: 'support@makao.example',
  }
  const child = startedChild(
    ['scripts/cluster.mjs', '--built', '--api=2', '--storefront=2', '--worker=1'],
    {
      cwd: root,
      env: { ...settings(folder, shared), ...mail },
      stdio: ['ignore', 'pipe', 'pipe'],
      ending: 'SIGTERM',
    }
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const says = async (words, from = 0) => {
    while (!said.slice(from).includes(words)) {
      if (child.exitCode !== null) throw new Error(`The cluster ended:\n${said}`)
      await pause(50)
    }
  }
  await says('by 5 processes')
  return {
    url: `http://127.0.0.1:${PORTS.door}`,
    post,
    said: () => said,
    /** Every process by a new one, one of a kind after the other, by SIGTERM. */
    async replaceAll() {
      const from = said.length
      child.kill('SIGUSR2')
      await says('Every process is a new one', from)
    },
    /** One that serves is gone at once. @param program what its command line has */
    lose(program) {
      const pids = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
      const found = pids
        .trim()
        .split(' ')
        .find((pid) => {
          if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program)) return false
          return !readFileSync(`/proc/${pid}/environ`, 'utf8').includes('\0WORKER=on\0')
        })
      process.kill(Number(found), 'SIGKILL')
    },
    async stop() {
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      post.close()
      if (code !== 0) throw new Error(`The cluster ended with code ${code}:\n${said}`)
    },
  }
}
