import type { Browser } from '@playwright/test'

/** Kept of what was heard last. */
const LINES = 40

const SIGN = 'heard:'

const heard: string[] = []

/** Keeps what every window hears of mouse, touch and forms, for the report of a failure: a lost click leaves no other trace. */
export function keepInput(browser: Browser) {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    context.on('console', (message) => {
      if (!message.text().startsWith(SIGN)) return
      heard.push(`${new URL(message.page()?.url() ?? 'about:gone').pathname} ${message.text()}`)
      if (heard.length > LINES) heard.shift()
    })
    await context.addInitScript(tell, SIGN)
    return context
  }
}

/** What was heard in the test that has ended, latest last. */
export const takeInput = () => heard.splice(0).join('\n')

function tell(sign: string) {
  const note = ({ type, target, isTrusted }: Event) => {
    const at = target instanceof Element ? target : null
    const words = at?.textContent?.trim().slice(0, 40)
    const when = Math.round(performance.now())
    console.debug(sign, when, 'ms', type, isTrusted ? '' : 'by script', at?.tagName, words)
  }
  for (const type of ['pointerdown', 'mousedown', 'mouseup', 'pointercancel', 'click', 'submit']) {
    window.addEventListener(type, note, { capture: true, passive: true })
  }
}
