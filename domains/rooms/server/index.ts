export { type MediaRelays, mediaRelays } from './ice-servers.ts'
export { roomFor } from './room-for.ts'
export { roomsRoutes } from './routes.ts'
