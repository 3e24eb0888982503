import type { Call } from '@bole/platform/contract'
import type { Company } from './company.ts'
import { isRecord, type Schema } from './sample-input.ts'

/** What a field names, by the table its rows are in. Null: not a record of an organisation. */
const recordNamedBy: Readonly<Record<string, string | null>> = {
  approver_ids: 'users',
  batch_id: 'batches',
  candidate_id: 'candidates',
  challenge_id: null,
  department_id: 'departments',
  file_id: 'files',
  interviewer_ids: 'users',
  item_id: 'intake_items',
  owner_id: 'users',
  position_id: 'positions',
  post_id: 'applications',
  post_ids: 'applications',
  process_id: 'processes',
  progress_id: 'progress',
  project_id: 'projects',
  resume_id: 'resumes',
  tag_id: 'tags',
  tag_ids: 'tags',
  theme_id: 'projects',
  user_id: 'users',
}

/** What `id` and `ids` name: in a domain, or in one call where it differs. */
const recordOf: Readonly<Record<string, string>> = {
  'careers.getPosition': 'positions',
  'inbox.readNotices': 'notices',
  'pipeline.giveFeedback': 'applications',
  'pipeline.removeSavedSearch': 'saved_searches',
  positions: 'positions',
  processes: 'processes',
  'resumes.deleteNote': 'candidate_notes',
  themes: 'projects',
}

/** Values that schemas alone do not tell, by call and place; a place may be of every call. */
const chosen: Readonly<Record<string, unknown>> = {
  'careers.apply body.email': 'li.na@example.com',
  'careers.apply body.idempotency_key': '9f8a5d3e-41c7-4b60-8a2e-7d6c5b4a3f21',
  'careers.apply body.phone': '13800138000',
  'intake.retry body.by_hand': undefined,
  'positions.createManyPositions body.rows': [{ title: 'Engineer' }],
  'processes.createProcess body.stages': [1, 14, 5, 6],
}

/** Whether a place's last word names a record: `id`, `ids`, `post_id`, `tag_ids`. */
function isId(word: string): boolean {
  return /(^|_)ids?$|Ids?$/.test(word)
}

/** The table of the record a place names; undefined where it names none, a sentence as an error where nobody said. */
export function recordAt(call: Call, place: string): string | null | undefined {
  const word =
    place
      .replace(/\.\[\]$/, '')
      .split('.')
      .at(-1) ?? ''
  if (!isId(word)) return undefined
  const domain = call.name.split('.')[0] ?? ''
  const record = word in recordNamedBy ? recordNamedBy[word] : (recordOf[call.name] ?? recordOf[domain])
  if (record === undefined)
    throw new Error(`${call.name} ${place}: say in testing/call-inputs.ts which record it names`)
  return record
}

/**
 * Values for a call: records of `own`, except at the one place that names a record of `foreign`. Every id the call may
 * take is given.
 */
export function valuesFor(
  call: Call,
  own: Company,
  foreign: { readonly at: string; readonly of: Company } | null,
) {
  return (place: string, schema: Schema): unknown => {
    const word = place.split('.').at(-1) ?? ''
    const key = `${call.name} ${place}`
    if (key in chosen) return chosen[key]
    // The application has been taken up, and is at its second version; nothing else has changed.
    if (word === 'version') return call.name.startsWith('pipeline.') ? 2 : 1
    if (word === 'slug') return own.slug
    const record = recordAt(call, place)
    if (!record) return undefined
    const company = foreign?.at === place ? foreign.of : own
    const id = company.ids[record]
    if (id === undefined) throw new Error(`testing/company.ts makes no row of ${record}, which ${key} names`)
    return schema.type === 'array' ? listOf(id, schema) : id
  }
}

function listOf(id: number | string, schema: Schema): unknown {
  if (isRecord(schema.items) && schema.items.type === 'object') return undefined
  return Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, () => id)
}
