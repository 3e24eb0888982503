import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { debugInput, runSchema } from './run-schemas.ts'

/** A run takes seconds of a processor. */
const running = 30

const program_map_id = field.idOf('coding_program')

const token = field.requiredText(100)

const notRun = ['room_finished', 'no_sandbox', 'no_compiler', 'runner_busy'] as const

/** Running a program in the sandbox, by staff and by candidates and guests in the room. */
export const runCalls = {
  run: {
    method: 'POST',
    path: 'tracker/interview/run',
    summary: 'Run a program against the cases of its question',
    access: 'candidates.view',
    perMinute: running,
    body: z.object({ program_map_id }),
    reply: runSchema,
    refusals: [...notRun, 'no_cases'],
    changes: ['coding_program'],
  },
  debug: {
    method: 'POST',
    path: 'tracker/interview/debug',
    summary: 'Run a program with an input of one’s own',
    access: 'candidates.view',
    perMinute: running,
    body: z.object({ program_map_id, input: debugInput }),
    reply: runSchema,
    refusals: [...notRun],
    changes: ['coding_program'],
  },
  visitorRun: {
    method: 'POST',
    path: 'careers/room/program-run',
    summary: 'A candidate or a guest runs the program that is shown against the cases of its question',
    access: 'anyone',
    perMinute: running,
    body: z.object({ token }),
    reply: runSchema,
    refusals: [...notRun, 'not_in_room', 'no_program', 'no_cases'],
    changes: ['coding_program'],
  },
  visitorDebug: {
    method: 'POST',
    path: 'careers/room/program-debug',
    summary: 'A candidate or a guest runs the program that is shown with an input of their own',
    access: 'anyone',
    perMinute: running,
    body: z.object({ token, input: debugInput }),
    reply: runSchema,
    refusals: [...notRun, 'not_in_room', 'no_program'],
    changes: ['coding_program'],
  },
} as const satisfies Record<string, CallRecord>
