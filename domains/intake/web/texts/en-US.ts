import type zh from './zh-CN.ts'

export default {
  open: 'Upload résumés',
  title: 'Upload résumés',
  position: 'Position',
  needsPosition: 'Choose a position first',
  drop: 'Drop files or a folder here, or click to browse',
  dropHelp: 'PDF, Word, HTML, pictures or ZIP archives, up to 20 MB each. Originals are kept.',
  start_one: 'Upload {{count}} file',
  start_other: 'Upload {{count}} files',
  sending: 'Uploading {{done}} of {{total}}',
  close: 'Close',
  more: 'Upload more',
  background:
    'You can close this window. Reading continues in the background, and you’ll be notified when it’s done.',
  file: 'File',
  result: 'Result',
  candidate: 'Candidate',
  states: {
    waiting: 'Reading',
    accepted: 'Added',
    duplicate: 'Duplicate',
    failed: 'Failed',
    archive: 'Archive',
  },
  noFiles: 'No files yet',
  retry: 'Try again',
  failedToSend_one: '{{count}} file could not be sent. Try again.',
  failedToSend_other: '{{count}} files could not be sent. Try again.',
} satisfies typeof zh
