import { randomUUID } from 'node:crypto'
import type { byRule } from '@bole/pipeline/server'
import type { Transaction } from '@bole/platform/server'
import { type PoolReader, seenFolders } from './folder-store.ts'
import { keep } from './keep.ts'

/** The folders that a person may add people to, by name. */
export async function foldersToFill(tx: Transaction, caller: PoolReader) {
  const folders = await seenFolders(tx, caller)
  return folders.filter(({ level }) => level === 'manage')
}

interface Pooling {
  readonly applicationId: number
  readonly folderId: number
}

/**
 * Adds the person behind an application to a folder of the talent pool, as the person answering for the rule could: answers `done`, or why not.
 */
export async function poolByRule(
  tx: Transaction,
  { applicationId, folderId }: Pooling,
  { author, name, version, now }: byRule.ActingRule,
): Promise<string> {
  const folders = await seenFolders(tx, author)
  if (!folders.some(({ id }) => id === folderId)) return 'folder_gone'
  const text = `${name} · ${version}`
  const kept = await keep(tx, author, {
    postIds: [applicationId],
    folderId,
    text,
    batchId: randomUUID(),
    now,
  })
  if (kept.fault) return kept.fault
  if (kept.withdrawn.length > 0) return 'consent_withdrawn'
  return kept.already.length > 0 ? 'already_pooled' : 'done'
}
