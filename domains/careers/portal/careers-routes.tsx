import { NotFound } from '@bole/platform/portal'
import { lazy } from 'react'
import { Route, Switch, useSearch } from 'wouter'

// Each page comes when it is opened: what the server wrote of it is read until then.
const SitePage = lazy(async () => ({ default: (await import('./site/site-page.tsx')).SitePage }))
const PositionPage = lazy(async () => ({
  default: (await import('./position/position-page.tsx')).PositionPage,
}))
const ApplyPage = lazy(async () => ({ default: (await import('./apply/apply-page.tsx')).ApplyPage }))
const ProjectPage = lazy(async () => ({
  default: (await import('./project/project-page.tsx')).ProjectPage,
}))
const ApplicationPage = lazy(async () => ({
  default: (await import('./application/application-page.tsx')).ApplicationPage,
}))

const CheckPage = lazy(async () => ({ default: (await import('./receipt/check-page.tsx')).CheckPage }))

/** The front of a site; an invitation leads to its project instead. */
function Front({ params }: { readonly params: { readonly slug: string } }) {
  const code = new URLSearchParams(useSearch()).get('project')
  return code ? <ProjectPage slug={params.slug} asked={{ code }} /> : <SitePage params={params} />
}

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
      <Route path="/:slug/projects/:id">
        {({ slug, id }) => <ProjectPage key={id} slug={slug} asked={{ id: Number(id) }} />}
      </Route>
      <Route path="/:slug">{(params) => <Front params={params} />}</Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}
