import { NotFound } from '@bole/platform/portal'
import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { SitePage } from './site/site-page.tsx'

// The front page is most visitors' first and last: it comes with the app, the others when they are opened.
const PositionPage = lazy(async () => ({
  default: (await import('./position/position-page.tsx')).PositionPage,
}))
const ApplyPage = lazy(async () => ({ default: (await import('./apply/apply-page.tsx')).ApplyPage }))
const ApplicationPage = lazy(async () => ({
  default: (await import('./application/application-page.tsx')).ApplicationPage,
}))

const CheckPage = lazy(async () => ({ default: (await import('./receipt/check-page.tsx')).CheckPage }))

/** The career site's addresses below `/careers`. */
export function CareersRoutes() {
  return (
    <Switch>
      <Route path="/application/:token">
        {(params) => <ApplicationPage key={params.token} params={params} />}
      </Route>
      <Route path="/receipt/check">
        <CheckPage />
      </Route>
      <Route path="/:slug/positions/:id/apply">
        {(params) => <ApplyPage key={params.id} params={params} />}
      </Route>
      <Route path="/:slug/positions/:id">{(params) => <PositionPage params={params} />}</Route>
      <Route path="/:slug">{(params) => <SitePage params={params} />}</Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}
