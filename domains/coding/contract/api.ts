import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { language } from './program-language.ts'
import { runCalls } from './run-calls.ts'
import {
  examPointSchema,
  heardSchema,
  programDetailSchema,
  programListSchema,
  questionSchema,
  windowCoding,
} from './schemas.ts'
import { visitorCalls } from './visitor-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    coding_program: { owner: 'coding'; of: 'interview' }
  }
}

const schedule_id = field.idOf('interview')

const program_map_id = field.idOf('coding_program')

const set = z.object({ program_map_id: z.number() })

const setting = ['not_yours', 'room_finished'] as const

export const codingApi = defineApi('coding', {
  ...visitorCalls,
  ...runCalls,
  openProgram: {
    method: 'GET',
    path: 'tracker/interview/open-program',
    summary: 'Turn coding mode on: everybody in the room sees the program and may write',
    access: 'pipeline.feedback',
    query: z.object({ schedule_id }),
    reply: z.object({ program_status: z.number() }),
    refusals: [...setting, 'not_in_room'],
    changes: ['room', 'coding_program'],
  },
  closeProgram: {
    method: 'GET',
    path: 'tracker/interview/close-program',
    summary: 'Turn coding mode off: candidates and guests no longer see the program',
    access: 'pipeline.feedback',
    query: z.object({ schedule_id }),
    reply: z.object({ program_status: z.number() }),
    refusals: ['not_yours'],
    changes: ['room', 'coding_program'],
  },
  listPrograms: {
    method: 'GET',
    path: 'tracker/interview/program-list-for-hr',
    summary: 'The programs of a room, the newest first, and whether coding mode is on',
    access: 'candidates.view',
    query: z.object({ schedule_id }),
    reply: programListSchema,
    shows: [
      { entity: 'coding_program', by: 'schedule_id' },
      { entity: 'room', by: 'schedule_id' },
      'interview',
    ],
  },
  getProgram: {
    method: 'GET',
    path: 'tracker/interview/program-detail',
    summary: 'A program with its question, all of its cases and what stands in it now',
    access: 'candidates.view',
    query: z.object({ program_map_id }),
    reply: programDetailSchema,
    shows: ['coding_program', 'interview'],
  },
  listQuestions: {
    method: 'GET',
    path: 'tracker/interview/program-question-list',
    summary: 'The questions of the library, by a word and what they ask for',
    access: 'candidates.view',
    query: z.object({
      ...field.paging,
      keyword: field.text(100).optional(),
      exam_point: field.whole(1, 1000).optional(),
    }),
    reply: z.object({ list: z.array(questionSchema) }),
    hasTotal: true,
    shows: ['coding_program'],
  },
  listExamPoints: {
    method: 'GET',
    path: 'tracker/interview/exam-point-list',
    summary: 'What the questions of the library ask for, with how many there are of each',
    access: 'candidates.view',
    reply: z.object({ list: z.array(examPointSchema) }),
  },
  setFromLibrary: {
    method: 'POST',
    path: 'tracker/interview/set-question-from-library',
    summary:
      'Give a question of the library to a room, in the language of whoever chose it; it is shown at once',
    access: 'pipeline.feedback',
    body: z.object({
      schedule_id,
      question_id: field.naming('coding_question', field.whole(1, 100_000)),
      language: language.optional(),
    }),
    reply: set,
    refusals: [...setting, 'unknown_question', 'not_this_language', 'too_many'],
    changes: ['coding_program'],
  },
  setFromHr: {
    method: 'POST',
    path: 'tracker/interview/set-question-from-hr',
    summary: 'Give a question of one’s own to a room; it is shown at once',
    access: 'pipeline.feedback',
    body: z.object({
      schedule_id,
      title: field.name(100),
      description: field.requiredText(10_000),
      languages: z.array(language).max(6),
      cases: z
        .array(
          z.object({
            input: field.text(10_000).default(''),
            expected: field.text(10_000).default(''),
            is_hidden: z.boolean().default(false),
          }),
        )
        .max(20)
        .default([]),
    }),
    reply: set,
    refusals: [...setting, 'no_language', 'no_visible_case', 'too_many'],
    changes: ['coding_program'],
  },
  deleteProgram: {
    method: 'POST',
    path: 'tracker/interview/delete-program',
    summary: 'Remove a program from its room; what was written stays with the interview',
    access: 'pipeline.feedback',
    body: z.object({ program_map_id }),
    reply: set,
    refusals: [...setting],
    changes: ['coding_program'],
  },
  changeProgram: {
    method: 'POST',
    path: 'tracker/interview/change-program',
    summary: 'Show another program of the room to everybody in it',
    access: 'pipeline.feedback',
    body: z.object({ program_map_id }),
    reply: set,
    refusals: [...setting],
    changes: ['coding_program'],
  },
  changeLanguage: {
    method: 'POST',
    path: 'tracker/interview/change-program-language',
    summary: 'Have a program written in another language; what was written in the first one stays',
    access: 'candidates.view',
    body: z.object({ program_map_id, language }),
    reply: z.object({ version: z.number() }),
    refusals: ['room_finished', 'not_this_language'],
    changes: ['coding_program'],
  },
  syncProgram: {
    method: 'POST',
    path: 'tracker/interview/program-sync',
    summary: 'A window of staff says what was written in it, and reads what others wrote and where they are',
    access: 'candidates.view',
    // What is written goes to the windows by this call itself, some times a second: it changes nothing that others hear of otherwise.
    body: z.object({
      schedule_id,
      /** The program that the window has; absent: none yet. */
      program_map_id: program_map_id.optional(),
      ...windowCoding,
    }),
    reply: heardSchema,
    refusals: ['room_finished', 'bad_update', 'too_long'],
    shows: ['interview', 'room', 'coding_program'],
  },
})
