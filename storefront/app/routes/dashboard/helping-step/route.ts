import { redirect } from 'react-router'
import { alertWhenOffline } from '~/alert-when-offline'
import { HELPED_STEPS } from '../helped-steps'
import { takeHelpedStep } from '../take-helped-step.server'
import type { Route } from './+types/route'

const HELPING = '/dashboard/helping'

/** GET redirects to the list. */
export function loader() {
  return redirect(HELPING)
}

/** A step of a stay that asks nothing. */
export function action({ request, params: { id, step: name } }: Route.ActionArgs) {
  const step = HELPED_STEPS.find((one) => one === name)
  return step ? takeHelpedStep(request, id, step) : redirect(HELPING)
}

export const clientAction = alertWhenOffline
