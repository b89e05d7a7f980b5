import {
  KBarProvider,
  KBarResults,
  KBarSearch,
  useKBar,
  useMatches,
  useRegisterActions,
} from 'kbar'
import { VisualState } from 'kbar/lib/types'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './palette.module.css'
import { useCommands } from './use-commands'
import { useFound } from './use-found'
import { useFoundActions } from './use-found-actions'

/** The dialog is the browser's own: kbar shall neither lock the page nor listen for a key to open. */
const OPTIONS = {
  disableDocumentLock: true,
  disableScrollbarManagement: true,
  toggleShortcut: '$mod+Alt+Shift+F12',
  animations: { enterMs: 0, exitMs: 0 },
}

/** Every screen, step and thing by its name: what one types is looked for among all of them. */
export default function Palette({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const commands = useCommands()

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('search.commands')}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
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
      <KBarSearch
        className={styles.field}
        aria-label={t('search.type')}
        defaultPlaceholder={t('search.type')}
      />
      <Matches text={search} />
    </>
  )
}

function Matches({ text }: { text: string }) {
  const { t } = useTranslation()
  const { found, busy, failed, enabled } = useFound(text)
  const actions = useFoundActions(enabled ? found : [], text)
  useRegisterActions(actions, [actions])
  const { results } = useMatches()
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
          {t('search.failed')}
        </p>
      )}
    </>
  )
}

function useActiveInSight() {
  const { activeIndex } = useKBar(({ activeIndex: index }) => ({ activeIndex: index }))
  useEffect(() => {
    document
      .getElementById(`kbar-listbox-item-${activeIndex}`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex])
}
