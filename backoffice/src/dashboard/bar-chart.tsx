import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { monthOf, shortMonth } from '../format/dates'
import styles from './bar-chart.module.css'

interface Point {
  month: string
  value: number
  text: string
}

interface BarChartProps {
  title: string
  hint: string
  tone: 'acacia' | 'ocean'
  /** Undefined while loading. */
  points: Point[] | undefined
  /** The upper grid line's value; by default a round number above the highest bar. */
  top?: number
  /** Label of a grid line. */
  short: (value: number) => string
}

const WIDTH = 120
const HEIGHT = 100

/** A bar per month, with a table as its text alternative. */
export function BarChart({ title, hint, tone, points, top, short }: BarChartProps) {
  const { t } = useTranslation()
  const id = useId()
  const highest = Math.max(0, ...(points ?? []).map(({ value }) => value))
  const upper = top ?? roundAbove(highest)

  return (
    <figure className={styles.figure} aria-labelledby={id} aria-busy={!points}>
      <figcaption>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.hint}>{hint}</p>
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <span className={styles.upper}>{points && short(upper)}</span>
        <span className={styles.middle}>{points && short(upper / 2)}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles[tone]}>
          {points?.map(({ month, value, text }, at) => (
            <Bar
              key={month}
              at={at}
              width={WIDTH / points.length}
              height={(value / upper) * HEIGHT}
              title={`${monthOf(`${month}-01`)}: ${text}`}
            />
          ))}
        </svg>
        <ol className={styles.months}>
          {points?.map(({ month }) => (
            <li key={month}>{shortMonth(`${month}-01`)}</li>
          ))}
        </ol>
      </div>
      {points && (
        <details className={styles.table}>
          <summary>{t('overview.asTable')}</summary>
          <table>
            <caption className="sr-only">{title}</caption>
            <tbody>
              {points.map(({ month, text }) => (
                <tr key={month}>
                  <th scope="row">{monthOf(`${month}-01`)}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  )
}

interface BarProps {
  at: number
  width: number
  height: number
  title: string
}

/** The whole column has the tooltip; an empty month keeps a line. */
function Bar({ at, width, height, title }: BarProps) {
  const drawn = Math.max(height, 0.8)
  return (
    <g>
      <title>{title}</title>
      <rect x={at * width} y={0} width={width} height={HEIGHT} fill="transparent" />
      <rect
        x={at * width + width * 0.18}
        y={HEIGHT - drawn}
        width={width * 0.64}
        height={drawn}
        className={styles.bar}
      />
    </g>
  )
}

function roundAbove(value: number): number {
  if (value <= 0) {
    return 100
  }
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power
}
