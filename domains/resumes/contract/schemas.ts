import { field } from '@bole/platform/contract'
import { degrees } from '@bole/positions/model'
import { differenceFields, genders, groupOfField, unreadableReasons } from '@bole/resumes/model'
import * as z from 'zod'
import { besideResume } from './beside-resume.ts'

const told = z.string().nullable()
/** Somebody wrote it, in a résumé or here. */
const known = field.freeText(told)
const words = field.freeText(z.string())
const moment = z.string()
const person = z.object({ id: field.id, name: z.string() })

export const candidateFacts = z.object({
  id: field.id,
  version: z.number(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  phone: field.ofGroup('contacts', told),
  email: field.ofGroup('contacts', told),
  birth_date: field.ofGroup('birth', told),
  city: known,
  expected_places: z.array(words),
  expected_position: known,
  degree: z.enum(degrees).nullable(),
  school: known,
  major: known,
  graduated_at: told,
  employer: known,
  job_title: known,
})

/** Where a value stands: a box in fractions of its page, or the number of a block of the preview. */
const source = z.object({
  page: z.number(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  block: z.number().nullable(),
  text: z.string(),
})

/** One value of a person, with where it was read and who changed it. */
export const resumeField = field.byGroup(
  z.object({
    path: z.string(),
    /** The key of its text: the path without its number. */
    label: z.string(),
    value: known,
    read_value: known,
    confidence: z.number(),
    /** What stands around it in the original may be anything. */
    source: field.ofGroup('any', source.nullable()),
    is_corrected: z.boolean(),
    /** Neither read of this résumé nor corrected in it: typed into a form, or told by an earlier résumé. */
    is_told: z.boolean(),
    changes: z.array(z.object({ value: known, was: known, user: person.nullable(), changed_at: moment })),
  }),
  ({ path }) => groupOfField(path),
)

const fileSchema = z.object({
  file_id: field.id,
  name: words,
  media_type: z.string(),
  bytes: z.number(),
})

export const readingState = {
  state: z.enum(['reading', 'read', 'unreadable']),
  reason: z.enum(unreadableReasons).nullable(),
}

/** A file of a person, with what came of reading it. */
export const candidateFile = fileSchema.extend({
  ...readingState,
  resume_id: field.id,
  is_current: z.boolean(),
  is_shown_inline: z.boolean(),
  uploaded_by: person.nullable(),
  uploaded_at: moment,
})

export const resumeSchema = z.object({
  ...readingState,
  id: field.id,
  kind: z.enum(['pdf', 'docx', 'doc', 'html', 'image', 'text']).nullable(),
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  has_original: z.boolean(),
  original: field.ofGroup('any', fileSchema.extend({ is_shown_inline: z.boolean() }).nullable()),
  /** HTML made by us from the document's text; its `data-block` numbers are those of the sources. */
  preview: field.ofGroup('any', z.string().nullable()),
  /** Lines about education, work and projects that belong to no entry that was read. */
  unplaced: field.ofGroup('any', z.array(z.string()).nullable()),
  read_at: moment.nullable(),
})

const period = { start: told, end: told }

export const career = {
  schools: z.array(z.object({ school: known, degree: z.enum(degrees).nullable(), major: known, ...period })),
  employers: z.array(z.object({ employer: known, title: known, text: known, ...period })),
  projects: z.array(z.object({ name: known, role: known, text: known, ...period })),
  skills: z.array(words),
  languages: z.array(words),
}

export const noteSchema = z.object({
  id: field.id,
  /** A colleague named in it stands there as `@{7}`, by their number. */
  text: words,
  /** The colleagues it names, as they are called now. */
  mentions: z.array(person.extend({ is_enabled: z.boolean() })),
  user: person,
  post_id: z.number().nullable(),
  is_own: z.boolean(),
  created_at: moment,
})

/** Somebody whom a note can name. */
export const colleague = person.extend({
  username: z.string(),
  job_title: z.string().nullable(),
  /** Whether they may see the person the note is on: others cannot be named. */
  can_see: z.boolean(),
})

const factValue = field.freeText(z.union([z.string(), z.array(z.string())]).nullable())

export const differenceField = z.enum(differenceFields)

/**
 * What a candidate said otherwise than we held it: a fact, or `resume` with the names of the files. The application it was
 * said with is null where the caller may not see it.
 */
export const differenceSchema = field.byGroup(
  z.object({
    id: field.id,
    field: differenceField,
    held: factValue,
    said: factValue,
    said_at: moment,
    post_id: field.id.nullable(),
    position: z.string().nullable(),
    /** `followed`: nobody had corrected it, so what we hold is what the candidate said. */
    state: z.enum(['open', 'accepted', 'kept', 'overtaken', 'followed']),
    user: person.nullable(),
    settled_at: moment.nullable(),
  }),
  (difference) => groupOfField(difference.field),
)

/** Another candidate with the same phone or mail, by their newest application the caller may see. */
export const duplicateSchema = z.object({
  candidate_id: field.id,
  name: z.string(),
  post_id: field.id,
  position: z.string(),
  same_phone: z.boolean(),
  same_email: z.boolean(),
})

export const detailSchema = z.object({
  post_id: field.id,
  candidate: candidateFacts,
  resume: resumeSchema.nullable(),
  /** What is known, field by field, also of somebody without a résumé. */
  fields: z.array(resumeField),
  ...career,
  notes: z.array(noteSchema),
  note_count: z.number(),
  files: z.array(candidateFile),
  /** Who is found by contacts tells of contacts. */
  duplicates: z.array(field.ofGroup('contacts', duplicateSchema)),
  ...besideResume,
})

export type ResumeDetail = z.output<typeof detailSchema>
export type Difference = z.output<typeof differenceSchema>
export type CandidateNote = z.output<typeof noteSchema>
export type FoundColleague = z.output<typeof colleague>
