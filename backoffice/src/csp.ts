/** The style nonce, which the front door writes into the page. */
export const nonce =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined

const create = document.createElement.bind(document)

/**
 * The scroll lock of Ant Design's drawers and dialogs takes no nonce, so every `<style>` created
 * here gets it.
 */
document.createElement = (tag: string, options?: ElementCreationOptions) => {
  const element = create(tag, options)
  if (nonce && element instanceof HTMLStyleElement) {
    element.nonce = nonce
  }
  return element
}
