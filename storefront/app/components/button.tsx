import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** `primary` leads; `signal` marks the page's main action; `quiet` the others. */
export type ButtonTone = 'primary' | 'signal' | 'quiet' | 'plain' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

interface ButtonLook {
  tone?: ButtonTone
  size?: ButtonSize
}

const tones: Record<ButtonTone, string> = {
  primary: 'button-primary',
  signal: 'button-signal',
  quiet: 'button-quiet',
  plain: 'button-plain',
  danger: 'button-danger',
}

const sizes: Record<ButtonSize, string> = {
  sm: ' button-sm',
  md: '',
  lg: ' button-lg',
}

export function buttonClass({ tone = 'primary', size = 'md' }: ButtonLook = {}, more = '') {
  return `button ${tones[tone]}${sizes[size]} ${more}`.trimEnd()
}

export function Button({
  tone,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonClass({ tone, size }, className)} {...props} />
}

export function LinkButton({
  tone,
  size,
  className,
  ...props
}: ComponentProps<typeof Link> & ButtonLook & { className?: string }) {
  return <Link className={buttonClass({ tone, size }, className)} {...props} />
}
