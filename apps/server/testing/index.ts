export { miscounts, recount } from './counts.ts'
export type { DomainFacts } from './domain-facts.ts'
export { Visitor } from './visitor.ts'
export { password, startWorld, World } from './world.ts'
