import type { ReactNode } from 'react'
import type { StepProblem } from '~/alert-when-offline'
import { LinkButton } from '~/components/button'
import { FormAlert } from '~/components/form-alert'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'

interface ConfirmStepProps {
  title: string
  /** What will happen. */
  effect: string
  children: ReactNode
  /** The link that cancels. */
  keep: { to: string; label: string }
  submit: string
  problem: StepProblem | undefined
}

/** Confirms a step that cannot be undone. */
export function ConfirmStep({ title, effect, children, keep, submit, problem }: ConfirmStepProps) {
  const tc = useText(common)

  return (
    <div className="grid max-w-2xl gap-6">
      <title>{`${title} · ${tc('common.brand')}`}</title>
      <h1 className="text-3xl">{title}</h1>
      {children}
      <p className="text-lg">{effect}</p>
      <PostForm replace unsent={problem?.unsent} className="grid gap-6">
        {problem?.alert && <FormAlert>{problem.alert}</FormAlert>}
        <div className="grid gap-3 sm:flex sm:justify-end">
          <LinkButton to={keep.to} replace tone="quiet">
            {keep.label}
          </LinkButton>
          <SubmitButton tone="signal">{submit}</SubmitButton>
        </div>
      </PostForm>
    </div>
  )
}
