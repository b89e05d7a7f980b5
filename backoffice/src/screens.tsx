import { CanAccess } from '@refinedev/core'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { AccessDenied } from './layout/access-denied'
import { NotFound } from './layout/not-found'
import { Shell } from './layout/shell'
import { SignedIn } from './layout/signed-in'
import { resources } from './resources'

/** The routes of the resource table, inside the shell and behind the sign-in. */
export function Screens() {
  return (
    <SignedIn>
      <Routes>
        <Route element={<Shell />}>
          {resources.map(({ name, list, show }) => (
            <Route key={name} path={list.path} element={guarded(name, 'list', <list.screen />)}>
              {show && <Route path={show.path} element={guarded(name, 'show', <show.screen />)} />}
            </Route>
          ))}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </SignedIn>
  )
}

function guarded(resource: string, action: string, screen: ReactNode) {
  return (
    <CanAccess resource={resource} action={action} fallback={<AccessDenied />}>
      {screen}
    </CanAccess>
  )
}
