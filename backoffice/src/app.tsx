import { Refine } from '@refinedev/core'
import { UnsavedChangesNotifier } from '@refinedev/react-router'
import { BrowserRouter } from 'react-router'
import { Look } from './layout/look'
import { Toasts } from './layout/toasts'
import { accessControlProvider } from './providers/access-control'
import { auditLogProvider } from './providers/audit-log'
import { authProvider } from './providers/auth'
import { dataProvider } from './providers/data'
import { i18nProvider } from './providers/i18n'
import { liveProvider } from './providers/live'
import { useNotificationProvider } from './providers/notification'
import { queryClient } from './providers/query-client'
import { routerProvider } from './providers/router'
import { refineResources } from './refine-resources'
import { Screens } from './screens'

export function App() {
  return (
    <Look>
      <Toasts>
        <BrowserRouter basename="/dashboard">
          <Refine
            accessControlProvider={accessControlProvider}
            auditLogProvider={auditLogProvider}
            authProvider={authProvider}
            dataProvider={dataProvider}
            i18nProvider={i18nProvider}
            liveProvider={liveProvider}
            notificationProvider={useNotificationProvider}
            options={{
              disableTelemetry: true,
              liveMode: 'manual',
              reactQuery: { clientConfig: queryClient },
              syncWithLocation: true,
            }}
            resources={refineResources}
            routerProvider={routerProvider}
          >
            <Screens />
            <UnsavedChangesNotifier translationKey="app.leave" />
          </Refine>
        </BrowserRouter>
      </Toasts>
    </Look>
  )
}
