export { IsolatedProcess, IsolationEnded } from './isolated-process.ts'
