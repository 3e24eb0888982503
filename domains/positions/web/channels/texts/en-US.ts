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
  empty: 'No positions yet. Create one, then say in which channels it stands.',
  states: { waiting: 'Waiting', published: 'Published', withdrawn: 'Withdrawn', failed: 'Failed' },
  dialog: 'Where “{{title}}” is published',
  dialogHelp:
    'A ticked position is published while it and the channel are open, and withdrawn when it closes.',
  category: 'Kind of work there',
  categoryIn: 'Kind of work in {{channel}}',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved. It will be published shortly.',
  phone: {
    title: 'Phone sync',
    more: 'About the channels',
    explain: 'Candidates who came by a job board and left no phone are listed to be fetched.',
    all: 'Fetch phones',
    waiting: 'People without a phone: {{total}}',
    running: 'Being fetched',
    resting:
      'Nothing is being fetched just now: the plug-in of the board takes people up and brings their phones back.',
  },
  extension: {
    explain: 'How each job board is doing.',
    toChannels: 'To the channels',
    phones: 'Fetches phones',
  },
} satisfies typeof zh
