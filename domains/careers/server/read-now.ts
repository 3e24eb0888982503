import { createLazyReader } from '@bole/resumes/server'

/** Somebody waits in front of a phone: past this they type faster than we read. */
const patience = 15_000

/** Reads a résumé while its owner waits, on threads that background imports do not queue for. */
export const { read: readNow } = createLazyReader({ threads: 2, timeoutMs: patience, idleMs: 60_000 })
