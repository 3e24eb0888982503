import { sameTenant, type Transaction } from '@bole/platform/server'
import type { Corrections } from '@bole/resumes/model'
import { type ReadOutcome, saveReading, storeResume } from '@bole/resumes/server'
import { intake, type WaitingItem } from './item-store.ts'

/** What a person wrote by hand, as corrections of the résumé it stands for. */
export function correctionsBy(item: WaitingItem, at: Date): Corrections {
  const { by_hand: byHand, uploaded_by: by } = item
  if (!byHand) return {}
  const said = Object.entries({ name: byHand.name, phone: byHand.phone, email: byHand.email })
  return Object.fromEntries(
    said.flatMap(([path, value]) =>
      value ? [[path, [{ value, was: null, by: by ?? 0, at: at.toISOString() }]]] : [],
    ),
  )
}

/** Adds an item's file to a person's files, with what was read; a file they have already is not added again. */
export async function addFileTo(
  tx: Transaction,
  item: WaitingItem,
  given: {
    readonly candidateId: number
    readonly corrections: Corrections
    readonly outcome: ReadOutcome
    readonly at: Date
  },
): Promise<void> {
  const { candidateId, corrections, outcome, at } = given
  if (item.file_id === null || (await hasFile(tx, candidateId, item.sha256))) return
  const { resumeId } = await storeResume(tx, {
    candidateId,
    file: { fileId: item.file_id },
    uploadedBy: item.uploaded_by,
    at,
    corrections,
  })
  await saveReading(tx, { ...outcome, candidateId, resumeId, at })
}

async function hasFile(tx: Transaction, candidateId: number, sha256: string | null): Promise<boolean> {
  const row = await tx.find(
    intake
      .selectFrom('files')
      .innerJoin('resumes', (join) => sameTenant(join, 'resumes.file_id', 'files.id'))
      .select('resumes.id')
      .where('files.sha256', '=', sha256)
      .where('resumes.candidate_id', '=', candidateId)
      .limit(1),
  )
  return row !== undefined
}
