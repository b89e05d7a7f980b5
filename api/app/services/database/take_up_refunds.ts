/** What went or goes back of payments from before refunds had rows of their own (ADR 0084); once. */
export const TAKE_UP_REFUNDS = `
  INSERT INTO refunds (payment_id, reason, state, amount_minor, price_minor, reference, receipt,
    asked_at, created_at, updated_at)
  SELECT payments.id,
    CASE WHEN payments.refund_minor IS NOT NULL OR bookings.payment_status IN ('refunding', 'refunded')
      THEN 'cancellation' ELSE 'lateMoney' END,
    CASE WHEN payments.status = 'refunded' THEN 'processed' ELSE 'requested' END,
    coalesce(payments.refund_minor, payments.amount_minor - coalesce(payments.lost_minor, 0)),
    CASE WHEN payments.refund_minor IS NOT NULL OR bookings.payment_status IN ('refunding', 'refunded')
      THEN coalesce(bookings.refund_minor, bookings.total_minor) ELSE 0 END,
    payments.refund_reference, payments.refund_receipt, payments.refund_requested_at,
    coalesce(payments.refund_requested_at, payments.updated_at, payments.created_at),
    coalesce(payments.updated_at, payments.created_at)
  FROM payments JOIN bookings ON bookings.id = payments.booking_id
  WHERE payments.status IN ('refundDue', 'refunded')
    AND coalesce(payments.refund_minor, payments.amount_minor - coalesce(payments.lost_minor, 0)) > 0
    AND NOT EXISTS (SELECT 1 FROM refunds WHERE refunds.payment_id = payments.id)`
