/** The nonce under which this page may add style sheets; the front door writes it into the page. */
export const nonce =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined

const create = document.createElement.bind(document)

/**
 * Ant Design signs its own style sheets, but the scroll lock behind its drawers and dialogs
 * takes no nonce: every `<style>` made here carries it.
 */
document.createElement = (tag: string, options?: ElementCreationOptions) => {
  const element = create(tag, options)
  if (nonce && element instanceof HTMLStyleElement) {
    element.nonce = nonce
  }
  return element
}
