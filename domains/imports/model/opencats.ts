import type { Draft, DraftApplication, DraftFile, DraftNote, Fault, Words } from './draft.ts'
import { nobody, wordKey } from './draft.ts'
import { noteLetters } from './draft-of-row.ts'
import { readContact, readList } from './read-cell.ts'
import type { StandingWord } from './standings.ts'

/** A row of a table of the dump, by its columns. */
export type DumpRow = Readonly<Record<string, string | null>>

/** The tables that are read, and by which columns a row and what it belongs to are known. */
export const dumpTables = {
  candidate: { part: null, id: 'candidate_id', of: 'candidate_id' },
  joborder: { part: 'joborder', id: 'joborder_id', of: 'joborder_id' },
  candidate_joborder: { part: 'pipeline', id: 'candidate_joborder_id', of: 'candidate_id' },
  candidate_joborder_status_history: {
    part: 'status',
    id: 'candidate_joborder_status_history_id',
    of: 'candidate_id',
  },
  activity: { part: 'activity', id: 'activity_id', of: 'data_item_id' },
  attachment: { part: 'attachment', id: 'attachment_id', of: 'data_item_id' },
} as const

type DumpTable = keyof typeof dumpTables

/** Whether a table of a dump is one that is read. */
export function isTable(name: string): name is DumpTable {
  return name in dumpTables
}

export type PartKind = Exclude<(typeof dumpTables)[keyof typeof dumpTables]['part'], null>

/** What activities and attachments belong to, where it is a candidate. */
const ofCandidate = '100'

/** Its statuses (constants of OpenCATS, `PIPELINE_STATUS_*`) as they are here. */
const standingOfStatus: Readonly<Record<string, StandingWord>> = {
  '0': 'awaiting',
  '100': 'awaiting',
  '200': 'screening',
  '250': 'screening',
  '300': 'screening',
  '400': 'passed_screening',
  '500': 'interview',
  '600': 'offer',
  '650': 'eliminated',
  '700': 'eliminated',
  '800': 'hired',
}

/** Whether a row of the dump is taken: activities and attachments of candidates alone, nobody who was deleted. */
export function isTaken(table: DumpTable, row: DumpRow): boolean {
  if (table === 'activity' || table === 'attachment') return row.data_item_type === ofCandidate
  return table !== 'candidate' || row.is_admin_hidden !== '1'
}

/** A moment as MySQL writes it; null for its empty one. */
function momentOf(text: string | null | undefined): Date | null {
  const moment = new Date(`${(text ?? '').trim().replace(' ', 'T')}Z`)
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1970 ? null : moment
}

/** Everything that belongs to one candidate of the dump. */
export interface DumpParts {
  readonly pipeline: readonly DumpRow[]
  readonly status: readonly DumpRow[]
  readonly activity: readonly DumpRow[]
  readonly attachment: readonly DumpRow[]
  /** Titles of job orders, by their old numbers. */
  readonly titles: ReadonlyMap<string, string>
}

/** A candidate of OpenCATS with their history and files. Contacts that are none are kept in words: whoever was known there is known here. */
export function draftOfCandidate(row: DumpRow, parts: DumpParts, words: Words): Draft {
  const text = (column: string) => row[column]?.trim() ?? ''
  const first = (...columns: readonly string[]) => columns.map(text).find(Boolean) ?? ''
  const name = [text('first_name'), text('last_name')].filter(Boolean).join(' ').replace(/\s+/g, ' ')
  const faults: Fault[] = name === '' ? [{ code: 'name_missing', column: null }] : []
  const odd: string[] = []
  const contact = (path: 'phone' | 'email', given: string) => {
    const read = given === '' ? null : readContact(path, given)
    if (read && 'fault' in read) odd.push(given)
    return read && 'value' in read ? read.value : null
  }
  const phone = contact('phone', first('phone_cell', 'phone_home', 'phone_work'))
  const email = contact('email', first('email1', 'email2'))
  const short = (column: string) => text(column).slice(0, 200) || null
  const { applications, told } = applicationsOf(parts, words)
  return {
    facts: {
      ...nobody,
      ...{ name: name.slice(0, 100), phone, email, city: short('city'), employer: short('current_employer') },
      skills: [...readList(text('key_skills'))].map((skill) => skill.slice(0, 200)).slice(0, 50),
    },
    faults,
    notes: [
      ...[text('notes'), odd.join(' · '), ...told].map((words) => ({
        text: words,
        at: momentOf(row.date_created),
      })),
      ...parts.activity.map((one) => ({
        text: one.notes ?? '',
        at: momentOf(one.date_occurred) ?? momentOf(one.date_created),
      })),
    ].flatMap(tidyNote),
    labels: text('source') === '' || text('source') === '(none)' ? [] : [text('source').slice(0, 40)],
    applications,
    files: parts.attachment.flatMap(fileOf),
  }
}

function tidyNote({ text, at }: DraftNote): DraftNote[] {
  const plain = text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .trim()
  return plain === '' ? [] : [{ text: plain.slice(0, noteLetters), at }]
}

/** Where they stood at each job order. Of those that are no position here the words are told. */
function applicationsOf({ pipeline, status, titles }: DumpParts, { positions }: Words) {
  const told: string[] = []
  const applications = pipeline.flatMap((one): DraftApplication[] => {
    const title = titles.get(one.joborder_id ?? '') ?? ''
    const positionId = positions.get(wordKey(title)) ?? null
    const history = status
      .filter(({ joborder_id }) => joborder_id === one.joborder_id)
      .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
    if (positionId === null) {
      const last = standingOfStatus[history.at(-1)?.status_to ?? one.status ?? '']
      told.push([title, last].filter(Boolean).join(': '))
      return []
    }
    const passages = history.flatMap(({ status_to, date }) => {
      const standing = standingOfStatus[status_to ?? '']
      return standing ? [{ standing, at: momentOf(date) }] : []
    })
    const now = standingOfStatus[one.status ?? '']
    if (now && passages.at(-1)?.standing !== now)
      passages.push({ standing: now, at: momentOf(one.date_modified) })
    return [{ positionId, at: momentOf(one.date_created), passages }]
  })
  const none: DraftApplication = { positionId: null, at: null, passages: [] }
  return { applications: applications.length > 0 ? applications : [none], told }
}

/** Where a file lies in the folder of attachments; none outside of it, whatever the dump says. */
function fileOf(one: DumpRow): DraftFile[] {
  const folder = (one.directory_name ?? '').replace(/^\/+|\/+$/g, '')
  const path = `attachments/${folder}/${one.stored_filename ?? ''}`
  const isWithin = !path.split('/').some((part) => part === '' || part === '.' || part === '..')
  const name = one.original_filename || one.title || one.stored_filename || ''
  return isWithin && one.profile_image !== '1' ? [{ path, name }] : []
}
