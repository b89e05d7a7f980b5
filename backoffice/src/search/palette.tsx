import {
  KBarProvider,
  KBarResults,
  KBarSearch,
  useKBar,
  useMatches,
  useRegisterActions,
} from 'kbar'
import { VisualState } from 'kbar/lib/types'
import { X } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react'
import { useTranslation } from 'react-i18next'
import { usePressBeside } from '../hooks/use-press-beside'
import { LONGEST_SEARCH } from '../providers/address'
import styles from './palette.module.css'
import { useCommands } from './use-commands'
import { FEWEST, useFound, type Found } from './use-found'
import { useFoundActions } from './use-found-actions'
import { useSearchLabel } from './use-search-label'

/** The same list at every render. */
const NONE: Found[] = []

/** The dialog is the browser's own: kbar shall neither lock the page nor listen for a key to open. */
const OPTIONS = {
  disableDocumentLock: true,
  disableScrollbarManagement: true,
  toggleShortcut: '$mod+Alt+Shift+F12',
  animations: { enterMs: 0, exitMs: 0 },
}

interface PaletteProps {
  dialog: RefObject<HTMLDialogElement | null>
  close: () => void
}

/** Every screen, step and thing by its name: what one types is looked for among all of them. */
export default function Palette({ dialog, close }: PaletteProps) {
  const { t } = useTranslation()
  const commands = useCommands()
  const beside = usePressBeside(() => dialog.current?.close())

  useEffect(() => dialog.current?.showModal(), [dialog])

  /** kbar would close it a moment later, in which keys are pressed already. */
  function closeAtOnce(event: ReactKeyboardEvent) {
    if (event.key === 'Escape') {
      dialog.current?.close()
    }
  }

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('search.commands')}
      onClose={close}
      onKeyDownCapture={closeAtOnce}
      {...beside}
    >
      <KBarProvider actions={commands} options={OPTIONS}>
        <Shown done={() => dialog.current?.close()} />
      </KBarProvider>
    </dialog>
  )
}

/** Shown as long as the dialog is; once a command has run, kbar hides and the dialog closes. */
function Shown({ done }: { done: () => void }) {
  const { t } = useTranslation()
  const label = useSearchLabel()
  const { query, visualState, search } = useKBar(({ visualState: now, searchQuery }) => ({
    visualState: now,
    search: searchQuery,
  }))
  const shown = useRef(false)

  useEffect(() => {
    query.setVisualState(VisualState.showing)
  }, [query])

  useEffect(() => {
    if (visualState === VisualState.showing) {
      shown.current = true
    } else if (shown.current && visualState === VisualState.hidden) {
      done()
    }
  }, [visualState, done])

  return (
    <>
      <div className={styles.head}>
        <KBarSearch
          className={styles.field}
          aria-label={label}
          defaultPlaceholder={t('search.type')}
          maxLength={LONGEST_SEARCH}
        />
        <button
          type="button"
          className={styles.close}
          aria-label={t('actions.close')}
          onClick={done}
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <Matches text={search} />
    </>
  )
}

function Matches({ text }: { text: string }) {
  const { t } = useTranslation()
  const { found, busy, failed, enabled, retry } = useFound(text)
  // Hits of the words before would be opened by Enter as if they were those of these.
  const actions = useFoundActions(enabled && !busy ? found : NONE, text)
  useRegisterActions(actions, [actions])
  const { results } = useMatches()
  useHeldEnter(text, busy && text.trim().length >= FEWEST, results)
  useActiveInSight()

  return (
    <>
      <div className={styles.results} role="group" aria-label={t('search.results')} tabIndex={0}>
        <KBarResults
          items={results}
          /* All of them: it is the place around that scrolls. */
          maxHeight={20_000}
          onRender={({ item, active }) =>
            typeof item === 'string' ? (
              <p className={styles.section}>{item}</p>
            ) : (
              <div className={`${styles.item} ${active ? styles.active : ''}`}>
                {item.icon}
                <span>
                  <b>{item.name}</b>
                  {item.subtitle && <small>{item.subtitle}</small>}
                </span>
              </div>
            )
          }
        />
      </div>
      <p role="status" className={results.length === 0 ? styles.none : 'sr-only'}>
        {results.length > 0
          ? t('search.count', { count: results.filter((one) => typeof one !== 'string').length })
          : busy && enabled
            ? t('search.busy')
            : t('search.nothing', { text })}
      </p>
      {failed && (
        <p role="alert" className={styles.none}>
          {t('search.failed')}{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            {t('actions.retry')}
          </button>
        </p>
      )}
    </>
  )
}

/** kbar looks at what is typed only so often, in ms. */
const THROTTLE = 150

/** Enter waits until the hits are those of what is typed: kbar would run one of the words before. */
function useHeldEnter(text: string, busy: boolean, results: readonly unknown[]) {
  const held = useRef(false)
  const hold = useEffectEvent((event: KeyboardEvent) => {
    const { value } = event.target as Partial<HTMLInputElement>
    held.current = event.key === 'Enter' && value !== undefined && (busy || value !== text)
    if (held.current) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  })

  // kbar listens in the same way, from a later effect on.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => hold(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])

  useEffect(() => {
    if (busy || results.length === 0) {
      return
    }
    /* kbar presses the active row, which a slow screen draws a moment after the hits are there. */
    const press = () => {
      const field = document.querySelector<HTMLInputElement>('dialog [role="combobox"]')
      /* Of other words by now: their own hits press it. */
      if (!held.current || field?.value !== text) {
        return
      }
      const row = document.querySelector<HTMLElement>('[role="option"][aria-selected="true"]')
      if (row?.querySelector('div')) {
        held.current = false
        row.click()
      } else {
        timer = setTimeout(press, THROTTLE)
      }
    }
    let timer = setTimeout(press, THROTTLE)
    return () => clearTimeout(timer)
  }, [busy, text, results])
}

function useActiveInSight() {
  const { activeIndex } = useKBar(({ activeIndex: index }) => ({ activeIndex: index }))
  useEffect(() => {
    document
      .getElementById(`kbar-listbox-item-${activeIndex}`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex])
}
