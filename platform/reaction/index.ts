// What the server of a domain does about another one's news.
export { on } from './on.ts'
export type { Reaction } from './reactions.ts'
