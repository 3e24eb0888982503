// What the server of a domain does about events of another one.
export { on } from './on.ts'
export type { Reaction } from './reactions.ts'
