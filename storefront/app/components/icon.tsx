/** Drawn on every page (`icons.css`). */
type IconName =
  | 'arrow-left'
  | 'calendar-days'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-alert'
  | 'circle-check'
  | 'layout-grid'
  | 'loader-circle'
  | 'map'
  | 'map-pin'
  | 'menu'
  | 'rows-3'
  | 'sliders-horizontal'
  | 'star'
  | 'star-filled'
  | 'wifi-off'
  | 'x'

/** Drawn on a place's pages alone (`routes/property/icons.css`). */
type PlaceIconName =
  | 'badge-check'
  | 'bath'
  | 'bed-double'
  | 'calendar-search'
  | 'check'
  | 'circle-x'
  | 'dot'
  | 'eye-off'
  | 'flag'
  | 'heart'
  | 'link-2'
  | 'lock'
  | 'pencil'
  | 'phone'
  | 'share-2'
  | 'thumbs-up'
  | 'users'

interface IconProps {
  name: IconName | PlaceIconName
  className?: string
}

/** One of Lucide's icons as a mask that a style sheet draws, so that neither page nor script brings it. 18 px. */
export function Icon({ name, className = '' }: IconProps) {
  return <i className={`icon icon-${name} ${className}`.trimEnd()} />
}
