/** Parallel workers have a product each, on consecutive ports. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)

export const port = Number(process.env.E2E_PORT ?? 3100) + worker
export const apiPort = port + 400
export const doublePort = port + 800

export const baseURL = `http://localhost:${port}`

/** `E2E_SHAPE=cluster`: several processes on PostgreSQL and Redis (cluster.ts). */
export const isCluster = process.env.E2E_SHAPE === 'cluster'

/** The phone of guests who pay, where a journey asks for it (`paymentsDouble`). */
export const doubleURL = `http://127.0.0.1:${doublePort}`

/**
 * The password of everybody made here; that of the demo's people is too common for new accounts.
 */
export const NEW_PASSWORD = 'Jua-Kali-47'

export const chromium = {
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Pages live for seconds: to optimize their scripts costs an eighth of a run's processor time, and gives none back.
    '--js-flags=--no-opt --no-maglev',
    // Nor is compiled code kept for a next visit: such windows forget it anyway.
    '--v8-cache-options=none',
  ],
}
