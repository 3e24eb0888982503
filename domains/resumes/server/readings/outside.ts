// What other domains do with readings themselves.
export { readAgain } from '../read-again.job.ts'
export { storableJson } from '../storable.ts'
export { keepReading } from './keep-reading.ts'
