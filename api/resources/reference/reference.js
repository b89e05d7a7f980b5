/*
 * Starts Swagger UI on the reference page, follows the reader's colour scheme, and mends what the library leaves to be
 * desired for those who read by ear or keyboard.
 */
const place = document.getElementById('calls')
const waiting = place.querySelector('.waiting')

const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()

const LANDMARKS = [
  ['.information-container', 'region', 'About'],
  ['.schemes-server-container', 'region', 'Server and authorization'],
  ['.filter-container', 'search', 'Filter'],
  ['.models', 'region', 'Schemas'],
]

start()

function start() {
  if (!globalThis.SwaggerUIBundle) return fail()
  const stage = document.createElement('div')
  stage.id = 'swagger-ui'
  place.append(stage)
  new MutationObserver(mend).observe(stage, { childList: true, subtree: true })
  globalThis.SwaggerUIBundle({
    url: '/api/v1/openapi.json',
    domNode: stage,
    deepLinking: true,
    docExpansion: 'none',
    filter: true,
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    syntaxHighlight: false,
    validatorUrl: null,
    plugins: [onlyWhatIsAsked],
    onComplete: () => waiting.remove(),
    onFailure: fail,
  })
}

/*
 * The library reads the whole document for each call that is opened, which takes seconds; what a call says lies in the
 * call itself and in the components.
 */
function onlyWhatIsAsked({ fn: { resolveSubtree } }) {
  const part = ({ paths, ...rest }, [area, path]) => {
    if (area !== 'paths') return { ...rest, paths: {} }
    return { ...rest, paths: path in paths ? { [path]: paths[path] } : paths }
  }
  return {
    fn: {
      resolveSubtree: (document, path, options) =>
        resolveSubtree(part(document, path), path, options),
    },
  }
}

function fail() {
  waiting.textContent = place.dataset.failed
}

function mend() {
  const each = (selector, change) => {
    for (const part of place.querySelectorAll(selector)) change(part)
  }
  const name = (selector, label) =>
    each(`${selector}:not([aria-label])`, (control) => control.setAttribute('aria-label', label))
  const level = (selector, depth) => each(selector, (heading) => (heading.ariaLevel = depth))

  /* Controls without a name. */
  name('.operation-filter-input', 'Filter by area or path')
  name('.servers select', 'Server')
  name('select.content-type', 'Media type')
  name('.examples-select-element', 'Example')
  name('textarea', 'Request body')
  name('.close-modal', 'Close')
  each('[data-param-name] :is(select, input, textarea):not([aria-label])', (control) =>
    control.setAttribute('aria-label', control.closest('[data-param-name]').dataset.paramName)
  )
  each('h3.opblock-tag', ({ dataset, lastElementChild }) =>
    lastElementChild.setAttribute('aria-label', dataset.tag)
  )
  /* A name that says something else than the button. */
  each('.dialog-ux .btn[aria-label]', (button) => button.removeAttribute('aria-label'))

  /* Headings follow one another: the page, an area, a call, its parts. */
  level('h3.opblock-tag, .dialog-ux h3, .models h4', '2')
  level('.opblock h4, .dialog-ux h4', '3')
  level('.opblock h5', '4')

  /* Everything is part of a landmark, no table claims to be one, no control lies within a control; what scrolls takes keys. */
  for (const [selector, role, label] of LANDMARKS) {
    each(`${selector}:not([role])`, (part) => part.setAttribute('role', role))
    name(selector, label)
  }
  each('table[role=region]', (table) => table.removeAttribute('role'))
  each('button a[href]', (link) => link.removeAttribute('href'))
  each('pre:not([tabindex])', (text) => (text.tabIndex = 0))
}
