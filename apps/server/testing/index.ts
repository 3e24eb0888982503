export { Visitor } from './visitor.ts'
export { password, startWorld, World } from './world.ts'
