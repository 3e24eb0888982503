import { type Handler, notFound } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { holdTheSame, mergeChoiceNames } from '../../model/people/merge-people.ts'
import type { SeenApplication } from '../slots.ts'
import { type ComparedRow, loadRecords } from './compared-records.ts'
import { newestOf, pairRows } from './pair-store.ts'
import { presentPair, presentSide } from './present-pair.ts'

export const getPair: Handler<typeof resumesApi.getPair> = async ({ query, caller, tx }) => {
  const row = await tx.find(pairRows(caller).where('suspected_pairs.id', '=', query.id))
  if (!row) throw notFound()
  const ids = [row.one_id, row.other_id]
  const records = await loadRecords(tx, ids)
  const applications = await newestOf(tx, caller, ids)
  const sideOf = (id: number) => {
    const record = records.find((one) => one.id === id)
    const application = applications.get(id)
    if (!record || !application) throw notFound()
    return { record, shown: presentCompared(record, application) }
  }
  const [one, other] = [sideOf(row.one_id), sideOf(row.other_id)]
  const differing = mergeChoiceNames.filter((choice) => !holdTheSame(one.record, other.record, choice))
  return { ...presentPair(row), one: one.shown, other: other.shown, differing }
}

function presentCompared(row: ComparedRow, application: SeenApplication) {
  const { created_at, skills, resume_id, file_name, note_count, file_count, ...facts } = row
  return {
    ...presentSide(application),
    facts,
    skills,
    resume: resume_id === null ? null : { id: resume_id, file: file_name },
    note_count,
    file_count,
    create_time: created_at.toISOString(),
  }
}
