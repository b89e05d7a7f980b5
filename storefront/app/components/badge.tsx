import type { ReactNode } from 'react'

export type BadgeTone = 'neutral' | 'acacia' | 'laterite' | 'ocean' | 'sun' | 'paper'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-muted',
  acacia: 'bg-acacia-wash text-acacia',
  laterite: 'bg-laterite-wash text-laterite',
  ocean: 'bg-ocean-wash text-ocean',
  sun: 'bg-sun-wash text-sun-ink',
  paper: 'bg-surface text-ink shadow-card',
}

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-1 text-xs leading-none font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
