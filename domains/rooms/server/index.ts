export { roomFor } from './room-for.ts'
export { roomsRoutes } from './routes.ts'
