import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router'

interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  to: string
}

/** Looks like a button, is a link: it can be opened in a new tab, and takes one stop of the Tab key. */
export function LinkButton({ to, ...rest }: LinkButtonProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <Button
      {...rest}
      href={href}
      onClick={(event) => follow(event as React.MouseEvent<HTMLAnchorElement>)}
    />
  )
}
