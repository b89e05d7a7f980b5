import { Fragment, type ReactNode } from 'react'
import styles from './facts.module.css'

export interface Fact {
  name: string
  value: ReactNode
}

/** What is known of a thing, name beside value. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
