import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'

interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  to: string
  /** From one overlay to another of the same list, whose filters and page stay. */
  beside?: boolean
}

/** A link that looks like a button: it opens in a new tab and is a single tab stop. */
export function LinkButton({ to, beside = false, ...rest }: LinkButtonProps) {
  const { search, state } = useLocation()
  const target = beside ? { pathname: to, search } : to
  const href = useHref(target)
  const follow = useLinkClickHandler<HTMLAnchorElement>(
    target,
    beside ? { replace: true, state: state as unknown } : {}
  )
  return (
    <Button
      {...rest}
      href={href}
      onClick={(event) => follow(event as React.MouseEvent<HTMLAnchorElement>)}
    />
  )
}
