import { statfs } from 'node:fs/promises'
import { Failure } from '../failures.ts'

/** The disks that uploads and the database fill, and what is to stay free on each. */
export interface DiskRoom {
  readonly folders: readonly { readonly of: 'files' | 'database'; readonly folder: string }[]
  readonly reserveBytes: number
}

/**
 * Refuses an upload that would leave a disk with less than its reserve, which is there for the database; of somebody without an account,
 * with less than twice that, so that strangers are refused while staff still work.
 *
 * @throws Failure `storage_full`
 */
export async function requireRoom(
  room: DiskRoom,
  upload: { isStranger: boolean; bytes: number },
): Promise<void> {
  const floor = room.reserveBytes * (upload.isStranger ? 2 : 1)
  if (floor === 0) return
  for (const { folder } of room.folders) {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize - upload.bytes < floor)
      throw new Failure('storage_full', { isExpected: upload.isStranger })
  }
}
