const port = process.env.E2E_PORT ?? '3100'

export const baseURL = `http://localhost:${port}`

/** An installed Chromium where there is one (CHROMIUM_PATH), else Playwright's own. */
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
