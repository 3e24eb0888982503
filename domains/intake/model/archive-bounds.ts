/** What an archive may hold at most; a heap of résumés stays far below, a bomb far above. */
export const archiveBounds = {
  entries: 1000,
  entryBytes: 20 * 1024 * 1024,
  totalBytes: 500 * 1024 * 1024,
  /** Bytes unpacked for each byte packed. Real résumés stay below 20; a stream of zeros reaches 1000. */
  ratio: 100,
  /** Below this nothing is suspicious, whatever its ratio. */
  ratioFrom: 1024 * 1024,
} as const

/** Why an archive is not unpacked at all. */
export type ArchiveRefusal =
  | 'archive_empty'
  | 'archive_damaged'
  | 'archive_too_many'
  | 'archive_too_large'
  | 'archive_suspicious'
  | 'password_protected'

/** One file as an archive's directory lists it. */
export interface ArchiveEntry {
  readonly name: string
  readonly packed: number
  readonly unpacked: number
  readonly isEncrypted: boolean
}

/** What a directory promises, held against the bounds; null when it may be unpacked. */
export function refusalOfArchive(
  entries: readonly ArchiveEntry[],
  archiveBytes: number,
): ArchiveRefusal | null {
  if (entries.length === 0) return 'archive_empty'
  if (entries.length > archiveBounds.entries) return 'archive_too_many'
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'password_protected'
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  // Overlapping entries share packed bytes, so the whole is held against the whole archive too.
  if (isSuspicious(total, archiveBytes)) return 'archive_suspicious'
  if (entries.some(({ packed, unpacked }) => isSuspicious(unpacked, packed))) return 'archive_suspicious'
  return total > archiveBounds.totalBytes ? 'archive_too_large' : null
}

function isSuspicious(unpacked: number, packed: number): boolean {
  return unpacked > archiveBounds.ratioFrom && unpacked > packed * archiveBounds.ratio
}
