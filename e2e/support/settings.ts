/** Parallel workers have a product each, on consecutive ports. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)

export const port = Number(process.env.E2E_PORT ?? 3100) + worker
export const apiPort = port + 400

export const baseURL = `http://localhost:${port}`

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
  ],
}
