export { type Fit, fitWith, strength, strengthOf } from './fit.ts'
export { wantedBy } from './people-store.ts'
export { reasonsOf } from './reasons-of.ts'
