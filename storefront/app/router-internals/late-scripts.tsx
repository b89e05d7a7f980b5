import { Children, type ReactElement, type ReactNode } from 'react'
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
 * Starts the held scripts once the main picture is shown, at the first input, or after three
 * seconds, so that they do not share a slow line with the content. Rendered on the server only.
 */
const starter = import.meta.env.SSR
  ? `(() => {
  const held = document.getElementById('${HELD}');
  const picture = document.querySelector('img[fetchpriority="high"]');
  let begun = false;
  const add = (tag, facts) => document.head.append(Object.assign(document.createElement(tag), facts));
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of held.dataset.modules.split(' ')) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', nonce: held.nonce, textContent: held.textContent });
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, { once: true, capture: true });
  setTimeout(begin, 3000);
  picture ? picture.decode().then(afterPaint, afterPaint) : afterPaint();
})()`.replaceAll(/\n\s*/g, '')
  : ''

/**
 * React Router's scripts, deferred until the page is painted: there is no way to ask `<Scripts>` for
 * that. Not in development, where hot reload depends on their order.
 */
export function LateScripts() {
  // Called instead of rendered, to change its elements.
  const scripts = Scripts({})
  if (import.meta.env.DEV) {
    return scripts
  }
  const parts = flatten(scripts)
  // Only the starter reads them.
  const modules = import.meta.env.SSR
    ? parts
        .filter(({ props }) => props.rel)
        .map(({ props }) => props.href)
        .join(' ')
    : undefined
  const main = parts.find(({ props }) => props.type)
  const rest = parts.filter(({ props }) => !props.rel && !props.type)

  return (
    <>
      {rest}
      {main && (
        <>
          <script
            {...main.props}
            dangerouslySetInnerHTML={{ __html: tight(main.props.dangerouslySetInnerHTML) }}
            id={HELD}
            type="text/plain"
            data-modules={modules}
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

/** React Router writes its manifest for reading, and what a route has not. */
function tight(script: { __html: string } = { __html: '' }) {
  return script.__html
    .replaceAll(/\n\s*/g, '')
    .replaceAll('": ', '":')
    .replaceAll(/"has\w+":false,/g, '')
}

/** The elements that are more than a wrapping of others. */
function flatten(node: ReactNode): Element[] {
  return (Children.toArray(node) as Element[]).flatMap((element) =>
    typeof element.type === 'string' ? element : flatten(element.props.children)
  )
}
