import styles from './kikoi.module.css'

/** The kikoi stripes of the brand. */
export function KikoiEdge() {
  return <div className={styles.edge} aria-hidden="true" />
}

const STRIPES: [x: number, width: number, colour: string][] = [
  [8, 10, 'acacia'],
  [21, 2, 'sun'],
  [26, 6, 'laterite'],
  [35, 2, 'sun'],
  [54, 2, 'sun'],
  [59, 6, 'ocean'],
  [68, 2, 'sun'],
  [73, 10, 'acacia'],
]

export function KikoiCloth() {
  return (
    <svg className={styles.cloth} viewBox="0 0 92 60" aria-hidden="true">
      <rect x="1" y="1" width="90" height="48" rx="6" fill="var(--surface)" />
      {STRIPES.map(([x, width, colour]) => (
        <rect key={x} x={x} y="1" width={width} height="48" fill={`var(--${colour})`} />
      ))}
      <rect x="1" y="1" width="90" height="48" rx="6" fill="none" stroke="var(--line-strong)" />
      {Array.from({ length: 15 }, (_, tassel) => (
        <path
          key={tassel}
          d={`M${4 + tassel * 6} 50v${tassel % 2 ? 6 : 9}`}
          stroke="var(--line-strong)"
          strokeLinecap="round"
          strokeWidth="1.5"
        />
      ))}
    </svg>
  )
}
