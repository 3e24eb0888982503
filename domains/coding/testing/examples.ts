import type { Heard } from '@bole/coding/contract'
import { newDocument } from '../server/document.ts'

/** A program as a window of it hears it at first. */
export const heard: Heard = {
  ...{ program_status: 1, program_map_id: 5, is_finished: false, cursors: [], run: null, seq: 1 },
  program: {
    ...{ program_map_id: 5, schedule_id: 12, version: 1, title: '反转', description: '请反转字符串' },
    ...{ language: 'python', languages: ['python', 'sql'], hidden_count: 1 },
    cases: [{ input: 'abc', expected: 'cba' }],
  },
  updates: [Buffer.from(newDocument(['python', 'sql'])).toString('base64')],
}

/** The same a moment later, when nothing was written. */
export const unchanged: Heard = { ...heard, program: null, updates: [] }
