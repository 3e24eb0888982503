import { statfs } from 'node:fs/promises'
import type { ServerFacts } from './server-facts.ts'

/** What is left on the disks that uploads and the database fill, in bytes; null of a disk that cannot be read. */
export function roomOn({ disks, reserveBytes }: ServerFacts) {
  return Promise.all(
    disks.map(async ({ of, folder }) => {
      const found = await statfs(folder).catch(() => null)
      const bytes = found && found.blocks * found.bsize
      const free_bytes = found && found.bavail * found.bsize
      return { of, bytes, free_bytes, reserve_bytes: reserveBytes }
    }),
  )
}
