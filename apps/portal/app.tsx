import { CareersRoutes } from '@bole/careers/portal'
import { DoorPage, HallPage } from '@bole/interviews/portal'
import { PageFailed, TextsProvider } from '@bole/platform/portal-shell'
import { type ComponentProps, lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'

const CodePart = lazy(async () => ({ default: (await import('@bole/coding/portal')).CodePart }))
const LecturePage = lazy(async () => ({ default: (await import('@bole/lectures/portal')).LecturePage }))
const RoomPage = lazy(async () => ({ default: (await import('@bole/rooms/portal')).RoomPage }))
const PoolPage = lazy(async () => ({ default: (await import('@bole/talent-pool/portal')).PoolPage }))

type Props = Pick<ComponentProps<typeof TextsProvider>, 'chosen'>

/** The candidates' app: the domains' pages under one address, one language, one way to fail. */
export function App({ chosen }: Props) {
  return (
    <TextsProvider chosen={chosen}>
      <PageFailed>
        <Router base="/careers">
          <Suspense fallback={null}>
            <Switch>
              <Route path="/lecture/:token">{({ token }) => <LecturePage key={token} token={token} />}</Route>
              <Route path="/queue/hall/:token">{({ token }) => <HallPage key={token} token={token} />}</Route>
              <Route path="/queue/:token">{({ token }) => <DoorPage key={token} token={token} />}</Route>
              <Route path="/room/:token">
                {({ token }) => <RoomPage key={token} token={token} Code={CodePart} />}
              </Route>
              <Route path="/pool/:token">{({ token }) => <PoolPage key={token} token={token} />}</Route>
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
