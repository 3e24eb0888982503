import { defineApi, field } from '@bole/platform/contract'
import { groupOfField } from '@bole/resumes/model'
import * as z from 'zod'
import { mergeCalls } from './merge-calls.ts'
import { operatorReportCalls } from './operator-report-calls.ts'
import { pairCalls } from './pair-calls.ts'
import { paperCalls } from './paper-calls.ts'
import { peopleRules } from './rule-calls.ts'
import {
  candidateFile,
  colleague,
  detailSchema,
  differenceField,
  differenceSchema,
  noteSchema,
} from './schemas.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    candidate: 'resumes'
    suspected_pair: 'resumes'
    people_rules: 'resumes'
    note: { owner: 'resumes'; of: 'candidate' }
    parse_report: 'resumes'
    document_reading: 'resumes'
  }
}

const ofApplication = z.object({ post_id: field.idOf('application') })

const repeat = z.object({
  candidate_id: field.id,
  name: z.string(),
  post_id: field.id,
  position: z.string(),
  is_same_position: z.boolean(),
  is_live: z.boolean(),
  /** By the organisation's rule another application now would repeat this one. */
  is_repeat: z.boolean(),
  applied_at: z.string(),
})

export const resumesApi = defineApi('resumes', {
  getDetail: {
    method: 'GET',
    path: 'resume/detail',
    summary:
      'The person behind an application: facts, résumé with its readings and their places, notes, files',
    access: 'candidates.view',
    query: ofApplication,
    reply: detailSchema,
    // What is hidden from somebody follows from their role.
    shows: ['candidate', 'note', 'parse_report', 'role'],
  },
  correct: {
    method: 'POST',
    path: 'resume/correct',
    summary:
      'Correct what was read: by field path, null takes a value away; a correction wins over any reading',
    access: 'candidates.edit',
    body: z.object({
      post_id: field.idOf('application'),
      /** The candidate's version the caller has seen. */
      version: z.number().int().positive(),
      changes: z
        .array(
          field.byGroup(
            z.object({ path: z.string().max(60), value: field.text(8000).nullable() }),
            ({ path }) => groupOfField(path),
          ),
        )
        .min(1)
        .max(200),
    }),
    reply: z.object({ post_id: field.id, version: z.number() }),
    refusals: ['stale', 'unknown_field', 'invalid_value', 'name_missing'],
    changes: ['candidate'],
  },
  listDifferences: {
    method: 'GET',
    path: 'resume/differences',
    summary: 'What a candidate said otherwise than we held it, newest first, with what became of it',
    access: 'candidates.view',
    query: ofApplication,
    reply: z.object({
      /** The candidate's version the differences are of. */
      version: z.number(),
      list: z.array(differenceSchema),
    }),
    shows: ['candidate', 'role'],
  },
  settleDifferences: {
    method: 'POST',
    path: 'resume/differences/settle',
    summary: 'Take over what a candidate said, or keep ours, field by field',
    access: 'candidates.edit',
    body: z.object({
      post_id: field.idOf('application'),
      /** The candidate's version the caller has seen. */
      version: z.number().int().positive(),
      decisions: z
        .array(
          field.byGroup(z.object({ field: differenceField, is_accepted: z.boolean() }), (one) =>
            groupOfField(one.field),
          ),
        )
        .min(1)
        .max(30),
    }),
    reply: z.object({ post_id: field.id, version: z.number() }),
    refusals: ['stale'],
    changes: ['candidate'],
  },
  listNotes: {
    method: 'GET',
    path: 'resume/notes',
    summary: 'Notes on a person, newest first',
    access: 'candidates.view',
    query: ofApplication.extend(field.paging),
    reply: z.object({ list: z.array(noteSchema) }),
    hasTotal: true,
    shows: ['note', 'user', 'role'],
  },
  findColleagues: {
    method: 'GET',
    path: 'resume/notes/colleagues',
    summary: 'Whom a note can name, by name, user name or pinyin; last those who cannot see the person',
    access: 'candidates.view',
    query: ofApplication.extend({ keyword: field.text(60).optional() }),
    reply: z.object({ list: z.array(colleague) }),
    shows: ['user'],
  },
  addNote: {
    method: 'POST',
    path: 'resume/notes/add',
    summary: 'Write a note on a person; a colleague it names as `@{7}` is told',
    access: 'candidates.view',
    body: ofApplication.extend({ text: field.requiredText(4000) }),
    reply: z.object({ id: field.id }),
    refusals: ['mention_unknown', 'mention_unseen', 'mentions_too_many'],
    changes: ['note', 'notice'],
  },
  deleteNote: {
    method: 'POST',
    path: 'resume/notes/delete',
    summary: 'Take back a note of one’s own',
    access: 'candidates.view',
    body: ofApplication.extend({ id: field.idOf('note') }),
    reply: field.done,
    changes: ['note', 'notice'],
  },
  listFiles: {
    method: 'GET',
    path: 'resume/files',
    summary: 'A person’s files, newest first',
    access: 'candidates.view',
    query: ofApplication,
    reply: z.object({ list: z.array(candidateFile) }),
    shows: ['candidate', 'role'],
  },
  addFile: {
    method: 'POST',
    path: 'resume/files/add',
    summary: 'Add a résumé to a person’s files; it is read in the background, and the better reading is kept',
    access: 'candidates.edit',
    uploads: { files: 1, bytes: 20 * 1024 * 1024 },
    body: ofApplication,
    reply: z.object({ resume_id: field.id }),
    refusals: ['no_file', 'file_empty', 'file_known', 'file_unsupported'],
    changes: ['candidate'],
  },
  getFile: {
    method: 'GET',
    path: 'resume/file',
    summary: 'One of a person’s files: pictures to be shown, everything else to be saved',
    access: 'candidates.view',
    keptBy: 'any',
    query: ofApplication.extend({ file_id: field.idOf('file') }),
    reply: z.unknown(),
    sendsFile: true,
  },
  getOriginal: {
    method: 'GET',
    path: 'tracker/resume/origin-file',
    summary: 'The original of the current résumé, to be saved',
    access: 'candidates.view',
    keptBy: 'any',
    query: ofApplication,
    reply: z.unknown(),
    sendsFile: true,
  },
  readAgain: {
    method: 'POST',
    path: 'resume/reassociate-parse',
    summary: 'Have the current résumé read again in the background; corrections stay',
    access: 'candidates.edit',
    body: ofApplication,
    reply: z.object({ resume_id: field.id }),
    refusals: ['no_original'],
    changes: ['candidate'],
  },
  submitError: {
    method: 'POST',
    path: 'resume/submit-error',
    summary: 'Report that a résumé was read wrongly',
    access: 'candidates.view',
    body: ofApplication.extend({ text: field.requiredText(2000) }),
    reply: z.object({ id: field.id }),
    refusals: ['no_resume'],
    changes: ['parse_report'],
    perMinute: 20,
  },
  checkRepeat: {
    method: 'GET',
    path: 'resume/repeat-post-check',
    summary: 'Whom with this phone or mail the caller can see, and where they applied',
    access: 'candidates.view',
    keptBy: 'contacts',
    query: z.object({
      position_id: field.idOf('position'),
      phone: field.ofGroup('contacts', field.text(40).optional()),
      email: field.ofGroup('contacts', field.text(200).optional()),
    }),
    reply: z.object({ list: z.array(repeat) }),
    shows: ['application', 'candidate'],
  },
  ...pairCalls,
  ...mergeCalls,
  ...peopleRules.calls,
  ...paperCalls,
  ...operatorReportCalls,
})
