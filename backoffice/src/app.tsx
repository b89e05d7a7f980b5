import { Refine } from '@refinedev/core'
import routerProvider, { UnsavedChangesNotifier } from '@refinedev/react-router'
import { BrowserRouter } from 'react-router'
import { Look } from './layout/look'
import { Toasts } from './layout/toasts'
import { accessControlProvider } from './providers/access-control'
import { authProvider } from './providers/auth'
import { dataProvider } from './providers/data'
import { i18nProvider } from './providers/i18n'
import { useNotificationProvider } from './providers/notification'
import { queryClient } from './providers/query-client'
import { refineResources } from './resources'
import { Screens } from './screens'

export function App() {
  return (
    <Look>
      <Toasts>
        <BrowserRouter basename="/dashboard">
          <Refine
            accessControlProvider={accessControlProvider}
            authProvider={authProvider}
            dataProvider={dataProvider}
            i18nProvider={i18nProvider}
            notificationProvider={useNotificationProvider}
            options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
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
