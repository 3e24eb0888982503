export { RouteLabel } from './route/route-label.tsx'
