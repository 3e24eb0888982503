export { placeOf } from './place-of.ts'
export { useWorkTitle } from './work-title.ts'
