import { CareersRoutes } from '@bole/careers/portal'
import { PageFailed, TextsProvider } from '@bole/platform/portal-shell'
import { type ComponentProps, lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'

// Apart: who looks for a position loads nothing of rooms and queues.
const BySecret = lazy(() => import('./by-secret.tsx'))

type Props = Pick<ComponentProps<typeof TextsProvider>, 'chosen'>

/** The candidates' app: the domains' pages under one address, one language, one way to fail. */
export function App({ chosen }: Props) {
  return (
    <TextsProvider chosen={chosen}>
      <PageFailed>
        <Router base="/careers">
          <Suspense fallback={null}>
            <Switch>
              <Route path={/^\/(?:lecture|queue|room|pool)\/./}>
                <BySecret />
              </Route>
              <Route>
                <CareersRoutes />
              </Route>
            </Switch>
          </Suspense>
        </Router>
      </PageFailed>
    </TextsProvider>
  )
}
