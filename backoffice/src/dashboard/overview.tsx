import { useTodaysDate } from '../hooks/use-todays-date'
import { MoveDialogProvider } from '../resources/bookings/move-dialog-provider'
import { FirstSteps, useIsNewHost } from './first-steps'
import { Greeting } from './greeting'
import { Months } from './months'
import styles from './overview.module.css'
import { QuickActions } from './quick-actions'
import { RecentActivity } from './recent-activity'
import { StatCards } from './stat-cards'
import { Today } from './today'
import { Waiting } from './waiting'

/** The overview of hosts and admins (§2.11). */
export default function Overview() {
  const isNew = useIsNewHost()
  useTodaysDate()

  return (
    <MoveDialogProvider ahead={false}>
      <div className={styles.overview}>
        <Greeting />
        <StatCards />
        {isNew && <FirstSteps />}
        <div className={styles.halves}>
          <Waiting />
          <Today />
        </div>
        {!isNew && <Months />}
        <div className={styles.columns}>
          <RecentActivity />
          <QuickActions />
        </div>
      </div>
    </MoveDialogProvider>
  )
}
