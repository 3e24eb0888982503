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
  const isFolder = store instanceof DiskFileStore
  return {
    version,
    role,
    storage: isFolder ? 'folder' : 's3',
    disks: (room?.folders ?? []).map((folder, place) => {
      // Files stand first where they are kept in a folder; what follows is the database's.
      return { of: isFolder && place === 0 ? 'files' : 'database', folder }
    }),
    reserveBytes: room?.reserveBytes ?? 0,
    pages: pagesVersion,
  }
}
