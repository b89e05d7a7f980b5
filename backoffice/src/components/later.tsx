import { use, type ComponentType } from 'react'
import { loadPageAnew } from '@makao/shared/may-reload'
import { hasTyped } from '@makao/shared/typing'
import { lineBack, pause } from '@makao/shared/uploads/wait'
import { unsavedForms } from '../hooks/unsaved-forms'

/** Before each further try, in ms. */
const PAUSES = [1000, 3000]

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

export type Later<Props = object> = ComponentType<Props> & { preload: () => void }

/** Forgets what failed to load, by component. */
const failed = new Set<() => void>()

/**
 * A component whose script is loaded when it is shown, as by React's `lazy`. Without a network it waits for it. A script
 * that is not there has gone with a release: the page is loaded anew, once, if nothing is typed in it; else it is asked for
 * again when it is shown again.
 */
export function later<Props extends object = object>(load: Load<Props>): Later<Props> {
  let loading: ReturnType<Load<Props>> | undefined
  let loaded: ComponentType<Props> | undefined
  /** What is only loaded ahead is worth no new page. */
  let isShown = false

  function start() {
    if (!loading) {
      loading = patiently(load).catch((error: unknown) => {
        if (isShown && loadPageAnew(hasTyped() || unsavedForms.some())) {
          return new Promise<never>(() => {})
        }
        throw error
      })
      const forget = () => (loading = undefined)
      loading.then(
        (script) => (loaded = script.default),
        () => (isShown ? failed.add(forget) : forget())
      )
    }
    return loading
  }

  function show() {
    isShown = true
    return start()
  }

  function Later(props: Props) {
    /* What is there already is drawn at once: `use` would show the fallback for a moment. */
    const Component = loaded ?? use(show()).default
    return <Component {...props} />
  }
  return Object.assign(Later, { preload: () => void start().catch(() => undefined) })
}

/** Lets what failed to load be loaded again when it is shown next. */
export function loadAgain() {
  failed.forEach((forget) => forget())
  failed.clear()
}

async function patiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const ms of PAUSES) {
    await lineBack()
    try {
      return await load()
    } catch {
      await pause(ms)
    }
  }
  await lineBack()
  return load()
}
