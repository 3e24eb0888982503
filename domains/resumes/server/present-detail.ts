import type { Caller } from '@bole/platform/server'
import type { ResumeDetail } from '@bole/resumes/contract'
import type { ResumeField } from '@bole/resumes/model'
import type { Selectable } from 'kysely'
import { careerOf } from '../model/facts-of.ts'
import { profileOf } from '../model/profile.ts'
import type { FileOfPerson } from './file-store.ts'
import { isShownInline } from './media-type.ts'
import { type NoteRow, presentNote } from './note-store.ts'
import { presentBeside, type Surroundings } from './present-beside.ts'
import { presentFile } from './present-file.ts'
import type { ResumeRow } from './tables.ts'

type Person = ResumeDetail['candidate']
type Named = { readonly id: number; readonly name: string }

interface CurrentResume extends Selectable<ResumeRow> {
  readonly storage_key: string | null
  readonly file_name: string | null
  readonly media_type: string | null
  readonly bytes: number | null
}

interface Detail extends Surroundings {
  readonly postId: number
  readonly caller: Caller
  readonly candidate: Person
  readonly resume: CurrentResume | null
  readonly notes: readonly NoteRow[]
  readonly files: readonly FileOfPerson[]
  readonly correctors: readonly Named[]
  readonly duplicates: ResumeDetail['duplicates']
}

/** Everything known of a person as the wire carries it. */
export function presentDetail(detail: Detail): ResumeDetail {
  const { candidate, resume } = detail
  const fields = profileOf(resume?.parsed ?? {}, resume?.corrections ?? {}, candidate)
  const career = careerOf(fields)
  return {
    post_id: detail.postId,
    candidate: presentPerson(candidate),
    resume: resume && presentResume(resume),
    fields: fields.map((one) => presentField(one, detail.correctors)),
    schools: [...career.schools],
    employers: [...career.employers],
    projects: [...career.projects],
    skills: [...career.skills],
    languages: [...career.languages],
    notes: detail.notes.map((note) => presentNote(note, detail.caller)),
    note_count: detail.noteCount,
    files: detail.files.map(presentFile),
    duplicates: detail.duplicates,
    ...presentBeside(detail),
  }
}

function presentPerson(row: Person): Person {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    gender: row.gender,
    phone: row.phone,
    email: row.email,
    birth_date: row.birth_date,
    city: row.city,
    expected_places: row.expected_places,
    expected_position: row.expected_position,
    degree: row.degree,
    school: row.school,
    major: row.major,
    graduated_at: row.graduated_at,
    employer: row.employer,
    job_title: row.job_title,
  }
}

function presentResume(row: CurrentResume): ResumeDetail['resume'] {
  return {
    id: row.id,
    state: row.state,
    reason: row.unreadable_reason,
    kind: row.document_kind,
    pages: row.pages.map(({ width, height }) => ({ width, height })),
    has_original: row.file_id !== null,
    original:
      row.file_id === null
        ? null
        : {
            file_id: row.file_id,
            name: row.file_name ?? '',
            media_type: row.media_type ?? '',
            bytes: row.bytes ?? 0,
            is_shown_inline: isShownInline(row.media_type ?? ''),
          },
    preview: row.preview,
    unplaced: row.parsed.unplaced?.map(({ value }) => value) ?? [],
    read_at: row.read_at?.toISOString() ?? null,
  }
}

function presentField(one: ResumeField, correctors: readonly Named[]) {
  return {
    path: one.path,
    label: one.label,
    value: one.value,
    read_value: one.read,
    confidence: one.confidence,
    source: one.source,
    is_corrected: one.isCorrected,
    is_told: one.isTold,
    changes: one.changes.map(({ value, was, by, at }) => ({
      value,
      was,
      user: correctors.find(({ id }) => id === by) ?? null,
      changed_at: at,
    })),
  }
}
