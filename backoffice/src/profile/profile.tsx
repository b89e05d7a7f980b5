import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { FilterPills } from '../components/filter-select'
import { PageHeader } from '../components/page-header'
import { DetailsForm } from './details-form'
import { PasswordForm } from './password-form'
import { PersonCard } from './person-card'
import styles from './profile.module.css'
import { Statistics } from './statistics'

type Part = 'details' | 'password'

/** One's own face, facts and password, and what came of it all in figures (§2.14). */
export default function Profile() {
  const { t } = useTranslation()
  const { search } = useLocation()
  const asked = new URLSearchParams(search).get('tab') === 'password' ? 'password' : 'details'
  const [part, setPart] = useState<Part>(asked)

  return (
    <>
      <PageHeader title={t('profile.title')} />
      <div className={styles.profile}>
        <div className={styles.side}>
          <PersonCard />
          <Statistics />
        </div>
        <div className={styles.main}>
          <FilterPills
            label={t('profile.tabs')}
            value={part}
            options={[
              { value: 'details', text: t('profile.tab.details') },
              { value: 'password', text: t('profile.tab.password') },
            ]}
            onChange={(value) => setPart(value as Part)}
          />
          {/* Both stay: who looks at the other one loses nothing. */}
          <div hidden={part !== 'details'}>
            <DetailsForm />
          </div>
          <div hidden={part !== 'password'}>
            <PasswordForm />
          </div>
        </div>
      </div>
    </>
  )
}
