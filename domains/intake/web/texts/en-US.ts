import type zh from './zh-CN.ts'

export default {
  open: 'Upload résumés',
  title: 'Upload résumés',
  position: 'For the position',
  needsPosition: 'Choose a position first',
  drop: 'Drop files or a folder here, or click to choose',
  dropHelp: 'PDF, Word, HTML, pictures and ZIP archives; 20 MB a file at most. Originals are kept.',
  start_one: 'Upload {{count}} file',
  start_other: 'Upload {{count}} files',
  sending: 'Uploading {{done}} of {{total}}',
  close: 'Close',
  more: 'Upload more',
  background: 'You can close this window. Reading goes on, and you will be told when it is done.',
  file: 'File',
  result: 'Result',
  candidate: 'Candidate',
  states: {
    waiting: 'Being read',
    accepted: 'Taken in',
    duplicate: 'Known already',
    failed: 'Failed',
    archive: 'Archive',
  },
  retry: 'Try again',
  failedToSend_one: '{{count}} file could not be sent. Try again.',
  failedToSend_other: '{{count}} files could not be sent. Try again.',
} satisfies typeof zh
