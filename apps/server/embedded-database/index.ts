export { startEmbeddedDatabase } from './start.ts'
