import type zh from './zh-CN.ts'

export default {
  explain:
    'An open channel has a feed address. Give it to the job board, which reads the published positions there.',
  toMapping: 'Position mapping',
  toPhone: 'Phone sync',
  toPlugIns: 'Board plug-ins',
  channel: 'Channel',
  open: 'Open',
  switch: 'Open {{channel}}',
  stands: 'Published positions',
  waits: 'Positions to publish',
  feed: 'Feed address',
  yes: 'Yes',
  no: 'No',
  keyword: 'Search positions',
  position: 'Position',
  project: 'Project',
  boards: 'Outside channels',
  edit: 'Set up',
  empty: 'No positions yet. Create one, then choose the channels to publish it in.',
  states: { waiting: 'Waiting', published: 'Published', withdrawn: 'Withdrawn', failed: 'Failed' },
  dialog: 'Where “{{title}}” is published',
  dialogHelp:
    'A checked position is published while it and the channel are open, and withdrawn when it closes.',
  category: 'Kind of work there',
  categoryIn: 'Kind of work in {{channel}}',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved. It will be published shortly.',
  phone: {
    title: 'Phone sync',
    more: 'About the channels',
    explain: 'Candidates from a job board without a phone number are listed here to be fetched.',
    all: 'Fetch phone numbers',
    waiting: 'People without a phone number: {{total}}',
    running: 'Being fetched',
    resting:
      'Nothing is being fetched right now: the board’s plug-in picks people up and returns their phone numbers.',
  },
  extension: {
    explain: 'How each job board is doing.',
    toChannels: 'To the channels',
    phones: 'Fetches phone numbers',
  },
} satisfies typeof zh
