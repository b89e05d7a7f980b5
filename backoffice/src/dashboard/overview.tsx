import { MoveDesk } from '../resources/bookings/move-desk'
import { Greeting } from './greeting'
import { Months } from './months'
import styles from './overview.module.css'
import { QuickActions } from './quick-actions'
import { RecentActivity } from './recent-activity'
import { StatCards } from './stat-cards'
import { Today } from './today'
import { Waiting } from './waiting'

/** §2.11 for hosts and admins, with what waits for them, this day, and the year behind them. */
export default function Overview() {
  return (
    <MoveDesk ahead={false}>
      <div className={styles.overview}>
        <Greeting />
        <StatCards />
        <div className={styles.halves}>
          <Waiting />
          <Today />
        </div>
        <Months />
        <div className={styles.columns}>
          <RecentActivity />
          <QuickActions />
        </div>
      </div>
    </MoveDesk>
  )
}
