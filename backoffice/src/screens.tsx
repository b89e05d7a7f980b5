import { CanAccess } from '@refinedev/core'
import { Fragment, type ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { AccessDenied } from './layout/access-denied'
import { Flash } from './layout/flash'
import { ListAt } from './layout/list-at'
import { NotFound } from './layout/not-found'
import { Shell } from './layout/shell'
import { SignedIn } from './layout/signed-in'
import type { Screen } from './resource-row'
import { resources } from './resources'

export function Screens() {
  return (
    <SignedIn>
      <Flash />
      <Routes>
        <Route element={<Shell />}>
          {resources.map(({ name, list, show, create, edit, parts = [] }) => (
            <Fragment key={name}>
              <Route
                path={list.path}
                element={guarded(name, 'list', <ListAt key={name} screen={list.screen} />)}
              >
                {show && route(name, 'show', show)}
                {edit && route(name, 'edit', edit)}
                {parts.map((part) => (
                  <Fragment key={part.path}>{route(name, 'edit', part)}</Fragment>
                ))}
              </Route>
              {create && route(name, 'create', create)}
            </Fragment>
          ))}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </SignedIn>
  )
}

const route = (name: string, action: string, { path, screen: Screen }: Screen) => (
  <Route path={path} element={guarded(name, action, <Screen />)} />
)

function guarded(resource: string, action: string, screen: ReactNode) {
  return (
    <CanAccess resource={resource} action={action} fallback={<AccessDenied />}>
      {screen}
    </CanAccess>
  )
}
