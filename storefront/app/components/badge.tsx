import type { ReactNode } from 'react'

export type BadgeTone =
  | 'neutral'
  | 'acacia'
  | 'laterite'
  | 'ocean'
  | 'sun'
  | 'paper'
  | 'verified'
  | 'instant'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-muted',
  acacia: 'bg-acacia-wash text-acacia',
  laterite: 'bg-laterite-wash text-laterite',
  ocean: 'bg-ocean-wash text-ocean',
  sun: 'bg-sun-wash text-sun-ink',
  paper: 'badge-paper',
  verified: 'badge-verified',
  instant: 'badge-instant',
}

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge ${tones[tone]}`}>{children}</span>
}
