import { notify } from './toast'

export async function copyText(text: string, words: { done: string; failed: string }) {
  try {
    await navigator.clipboard.writeText(text)
    notify({ tone: 'success', text: words.done })
  } catch {
    notify({ tone: 'error', text: words.failed })
  }
}
