import { Greeting } from './greeting'
import styles from './overview.module.css'
import { QuickActions } from './quick-actions'
import { RecentActivity } from './recent-activity'
import { StatCards } from './stat-cards'

/** §2.11 for hosts and admins. */
export default function Overview() {
  return (
    <div className={styles.overview}>
      <Greeting />
      <StatCards />
      <div className={styles.columns}>
        <RecentActivity />
        <QuickActions />
      </div>
    </div>
  )
}
