import { statfs } from 'node:fs/promises'
import type { ServerFacts } from './server-facts.ts'

/** What is left on the disks that uploads and the database fill, in bytes. */
export function roomOn({ disks, reserveBytes: reserve_bytes }: ServerFacts) {
  return Promise.all(
    disks.map(async ({ of, folder }) => {
      const { bavail, blocks, bsize } = await statfs(folder)
      return { of, bytes: blocks * bsize, free_bytes: bavail * bsize, reserve_bytes }
    }),
  )
}
