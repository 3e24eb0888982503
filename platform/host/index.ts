// What only the composition of a server needs of the platform.

export { bindReactions } from '../reaction/reactions.ts'
export { Database } from '../server/database.ts'
export { clearUnnamedFiles } from '../server/files/arriving-files.ts'
export { DiskFileStore } from '../server/files/file-store.ts'
export { S3FileStore } from '../server/files/s3-file-store.ts'
export { createHost } from '../server/host.ts'
export { appUrlOf, migrate } from '../server/migrate.ts'
export { inTransaction } from '../server/queue/jobs.ts'
export { startWorker } from '../server/queue/worker.ts'
export { Announcer, type ChangedEntities } from '../server/realtime/announcer.ts'
export { createRealtime } from '../server/realtime/realtime.ts'
export { bindSlots } from '../slots/index.ts'
