export { copyPositions } from './copy-positions.ts'
export { positionsRoutes } from './routes.ts'
export { positionsWithinScope } from './scope.ts'
