import { NavLink } from 'react-router'
import styles from './tabs.module.css'

interface TabsProps {
  label: string
  tabs: { to: string; text: string }[]
}

/** Links between sibling screens. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, text }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.tab}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
