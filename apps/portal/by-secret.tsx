import { DoorPage, HallPage } from '@bole/interviews/portal'
import { lazy } from 'react'
import { Route, Switch } from 'wouter'

const CodePart = lazy(async () => ({ default: (await import('@bole/coding/portal')).CodePart }))
const LecturePage = lazy(async () => ({ default: (await import('@bole/lectures/portal')).LecturePage }))
const RoomPage = lazy(async () => ({ default: (await import('@bole/rooms/portal')).RoomPage }))
const PoolPage = lazy(async () => ({ default: (await import('@bole/talent-pool/portal')).PoolPage }))

/** Pages that a secret or a code leads to. */
export default function BySecret() {
  return (
    <Switch>
      <Route path="/lecture/:token">{({ token }) => <LecturePage key={token} token={token} />}</Route>
      <Route path="/queue/hall/:token">{({ token }) => <HallPage key={token} token={token} />}</Route>
      <Route path="/queue/:token">{({ token }) => <DoorPage key={token} token={token} />}</Route>
      <Route path="/room/:token">
        {({ token }) => <RoomPage key={token} token={token} Code={CodePart} />}
      </Route>
      <Route path="/pool/:token">{({ token }) => <PoolPage key={token} token={token} />}</Route>
    </Switch>
  )
}
