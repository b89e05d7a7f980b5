import { Link } from 'react-router'
import { RichText } from '~/i18n/rich-text'
import { useReturning } from './use-returning'

export function AuthHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className="grid gap-2">
      <div className="kikoi mb-3 w-16" aria-hidden />
      <h1 className="text-3xl">{title}</h1>
      {lead && <p className="text-lg text-muted">{lead}</p>}
    </header>
  )
}

/** Links sign-in and registration, keeping the return path. */
export function SwitchForm({ text }: { text: string }) {
  const returning = useReturning()
  const link = (path: string) => (content: string) => (
    <Link
      to={returning(path)}
      className="inline-flex min-h-11 items-center font-semibold text-acacia underline underline-offset-4"
    >
      {content}
    </Link>
  )

  return (
    <p className="text-muted">
      <RichText
        text={text}
        slots={{ register: link('/auth/register'), login: link('/auth/login') }}
      />
    </p>
  )
}
