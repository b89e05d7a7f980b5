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
  primary: 'bg-acacia text-on-acacia hover:bg-acacia-strong',
  signal: 'bg-laterite text-on-laterite hover:bg-laterite-strong',
  quiet: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
  plain: 'text-ink hover:bg-sunken',
  danger: 'border border-laterite text-laterite hover:bg-laterite-wash',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-4 text-sm',
  md: 'min-h-12 px-5',
  lg: 'min-h-14 px-7 text-lg',
}

export function buttonClass({ tone = 'primary', size = 'md' }: ButtonLook = {}, more = '') {
  return (
    'inline-flex items-center justify-center gap-2 rounded-md py-1.5 text-center leading-snug font-semibold transition-colors ' +
    'disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress ' +
    `${tones[tone]} ${sizes[size]} ${more}`
  )
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
