type IconName =
  | 'calendar-days'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'layout-grid'
  | 'map'
  | 'map-pin'
  | 'menu'
  | 'rows-3'
  | 'sliders-horizontal'
  | 'star'
  | 'star-filled'
  | 'x'

/** One of Lucide's icons that the listing shows: drawn by `icons.css`, so that neither page nor script brings it. 18 px. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <i className={`icon icon-${name} ${className}`.trimEnd()} />
}
