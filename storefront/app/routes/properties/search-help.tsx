import { Link, useLocation } from 'react-router'
import { buttonClass } from '~/components/button'
import { ErrorState } from '~/components/page-state'
import { useText } from '~/i18n/use-text'
import nothing from '~/locales/en/nothing-found.json'
import { NothingFound, type NothingFoundProps } from './nothing-found'
import { Notices } from './notices'
import type { SearchFault } from './search-faults'

interface SearchHelpProps extends NothingFoundProps {
  faults: SearchFault[]
  failure: string | null
  found: number
}

/** What few searches need: what could not be read of them, why they failed, and ways on where nothing is found. */
export default function SearchHelp({ faults, failure, found, ...search }: SearchHelpProps) {
  return (
    <>
      {faults.length > 0 && <Notices faults={faults} />}
      {failure !== null && <Failure message={failure} />}
      {failure === null && found === 0 && <NothingFound {...search} />}
    </>
  )
}

/** A failed search with a retry. */
function Failure({ message }: { message: string }) {
  const t = useText(nothing)
  const { pathname, search } = useLocation()

  return (
    <ErrorState title={t('nothing.failure')} text={message}>
      <Link to={pathname + search} className={buttonClass({ tone: 'quiet' })}>
        {t('nothing.tryAgain')}
      </Link>
    </ErrorState>
  )
}
