import { CircleAlert, CircleCheck } from 'lucide-react'

export function FlashIcon({ tone }: { tone: 'success' | 'error' }) {
  return tone === 'success' ? (
    <CircleCheck aria-hidden size={22} className="shrink-0 text-acacia" />
  ) : (
    <CircleAlert aria-hidden size={22} className="shrink-0 text-laterite" />
  )
}
