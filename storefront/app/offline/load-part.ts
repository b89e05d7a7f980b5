import type { ComponentType } from 'react'
import { loadPageAnew } from '@makao/shared/may-reload'
import { hasTyped } from '@makao/shared/typing'
import { PartFailed } from './part-failed'

/**
 * For `lazy`. Offline, waits for the connection instead of failing the page. What is missing although connected has
 * gone with a release: the page is loaded anew, once, if nothing is typed in it; else the part alone gives way.
 */
export async function loadPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>
): Promise<{ default: ComponentType<Props> }> {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR) {
      throw error
    }
    if (navigator.onLine) {
      return loadPageAnew(hasTyped()) ? new Promise(() => {}) : { default: PartFailed }
    }
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return loadPart(load)
  }
}
