export { KeepDialog } from './keep/keep-dialog.tsx'
export { KeepField } from './keep/keep-field.tsx'
export { PoolPlace } from './keep/pool-place.tsx'
