import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'

type Element = ReactElement<{
  children?: ReactNode
  rel?: string
  href?: string
  type?: string
  nonce?: string
  dangerouslySetInnerHTML?: { __html: string }
}>

const HELD = 'held-scripts'

/**
 * Starts what is held once the page's main picture is on the screen, at the first touch or key, or after three
 * seconds: on a slow line the picture and the words do not share it with the scripts. A page works without them.
 * Written by the server alone: when these scripts run, it has done its work.
 */
const starter = import.meta.env.SSR
  ? `(() => {
  const held = document.getElementById('${HELD}')
  const picture = document.querySelector('img[fetchpriority="high"]')
  let begun = false
  const add = (tag, facts) => document.head.append(Object.assign(document.createElement(tag), facts))
  const begin = () => {
    if (begun) return
    begun = true
    for (const href of held.dataset.modules.split(' ')) add('link', { rel: 'modulepreload', href })
    add('script', { type: 'module', nonce: held.nonce, textContent: held.textContent })
  }
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin))
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, { once: true, capture: true })
  setTimeout(begin, 3000)
  picture ? picture.decode().then(afterPaint, afterPaint) : afterPaint()
})()`
  : ''

/**
 * React Router's scripts, held back until the page is painted. While developing they start as they are: reloading
 * modules in place depends on their order.
 */
export function LateScripts() {
  // Called, not rendered: what it would render is what we hold back.
  const scripts = Scripts({})
  if (import.meta.env.DEV || !scripts) {
    return scripts
  }
  const parts = flatten(scripts)
  const modules = parts.filter(({ props }) => props.rel === 'modulepreload')
  const main = parts.find(({ props }) => props.type === 'module')
  const rest = parts.filter((part) => part !== main && !modules.includes(part))

  return (
    <>
      {rest}
      {main && (
        <>
          <script
            {...main.props}
            id={HELD}
            type="text/plain"
            data-modules={modules.map(({ props }) => props.href).join(' ')}
            suppressHydrationWarning
          />
          <script
            nonce={main.props.nonce}
            dangerouslySetInnerHTML={{ __html: starter }}
            suppressHydrationWarning
          />
        </>
      )}
    </>
  )
}

/** The elements that are more than a wrapping of others. */
function flatten(node: ReactNode): Element[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement(child)) {
      return []
    }
    const element = child as Element
    return typeof element.type === 'string' ? [element] : flatten(element.props.children)
  })
}
