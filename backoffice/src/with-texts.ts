import type { ComponentType } from 'react'
import { later } from './components/later'
import { laterTexts } from './providers/i18n'

/** A screen loaded when it is shown, with its texts. */
export const withTexts = (load: () => Promise<{ default: ComponentType }>) =>
  later(async () => {
    const [screen] = await Promise.all([load(), laterTexts()])
    return screen
  })
