// What only the composition of a server needs of the platform.

export { bindReactions } from '../reaction/reactions.ts'
export { Announcer, type ChangedEntities } from '../server/announcer.ts'
export { clearUnnamedFiles } from '../server/arriving-files.ts'
export { Database } from '../server/database.ts'
export { DiskFileStore } from '../server/file-store.ts'
export { createHost } from '../server/host.ts'
export { appUrlOf, migrate } from '../server/migrate.ts'
export { createRealtime } from '../server/realtime.ts'
export { S3FileStore } from '../server/s3-file-store.ts'
export { startWorker } from '../server/worker.ts'
export { bindSlots } from '../slots/index.ts'
