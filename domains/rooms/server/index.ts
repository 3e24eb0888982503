export { type Entering, enterAsStaff, enterByToken, isIn } from './enter.ts'
export { roomFor } from './room-for.ts'
export { roomsRoutes } from './routes.ts'
export { turnCodingOff, turnCodingOn } from './turn-coding.ts'
