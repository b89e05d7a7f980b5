type Paid = { paymentStatus: string; dateChange: { isBeingPaid: boolean } | null }

/** Whether a payment of a booking is under way: of the stay, or of what agreed dates cost more. */
export const isBeingPaid = ({ dateChange, paymentStatus }: Paid) =>
  paymentStatus === 'pending' || dateChange?.isBeingPaid === true
