import type { PaymentEvent } from '../../api/types'
import styles from '../discrepancies/card.module.css'
import { WhatBecame, WhatItIs, WhatItIsOf, WhenItCame } from './parts'

export function PaymentEventCard({ event }: { event: PaymentEvent }) {
  return (
    <>
      <div>
        <WhatItIs event={event} />
      </div>
      <div className={styles.state}>
        <WhatBecame event={event} />
      </div>
      <div>
        <WhatItIsOf event={event} />
      </div>
      <WhenItCame event={event} />
    </>
  )
}
