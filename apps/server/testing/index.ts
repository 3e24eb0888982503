export { miscounts, recount } from './counts.ts'
export { Visitor } from './visitor.ts'
export { password, startWorld, World } from './world.ts'
