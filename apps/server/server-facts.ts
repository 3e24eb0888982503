import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerFacts } from '@bole/dashboard/server'
import { DiskFileStore } from '@bole/platform/host'
import type { DiskRoom, FileStore } from '@bole/platform/server'
import * as z from 'zod'
import { pagesVersion } from './pages.ts'

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')))

interface Parts {
  readonly role: ServerFacts['role']
  readonly store: FileStore
  readonly room?: DiskRoom
}

/** What operators are told of how the server was put together. */
export function factsOf({ role, store, room }: Parts): ServerFacts {
  return {
    version,
    role,
    storage: store instanceof DiskFileStore ? 'folder' : 's3',
    disks: room?.folders ?? [],
    reserveBytes: room?.reserveBytes ?? 0,
    pages: pagesVersion,
  }
}
