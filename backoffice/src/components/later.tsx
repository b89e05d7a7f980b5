import { use, type ComponentType } from 'react'
import { lineBack, pause } from '@makao/shared/uploads/wait'

/** Before each further try, in ms. */
const PAUSES = [1000, 3000]

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

export type Later<Props = object> = ComponentType<Props> & { preload: () => void }

/** Forgets what failed to load, by component. */
const failed = new Set<() => void>()

/**
 * A component whose script is loaded when it is shown, as by React's `lazy`. Without a network it waits for it,
 * and a script that failed is asked for again instead of being missing for good.
 */
export function later<Props extends object = object>(load: Load<Props>): Later<Props> {
  let loading: ReturnType<Load<Props>> | undefined
  let loaded: ComponentType<Props> | undefined

  function start() {
    if (!loading) {
      loading = patiently(load)
      loading.then(
        (script) => (loaded = script.default),
        () => failed.add(() => (loading = undefined))
      )
    }
    return loading
  }

  function Later(props: Props) {
    /* What is there already is drawn at once: `use` would show the fallback for a moment. */
    const Component = loaded ?? use(start()).default
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
