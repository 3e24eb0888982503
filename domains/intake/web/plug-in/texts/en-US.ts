import type zh from './zh-CN.ts'

export default {
  explain:
    'A job board’s browser plug-in hands in résumés and fills in missing phones at these addresses. They carry a key: give them only to a plug-in you trust. They stop working as soon as the channel is closed.',
  closed: 'This channel is closed. Open it under Channels first.',
  onlyKeepers: 'The addresses are shown to colleagues who manage all positions.',
  resume: 'Hand in résumés',
  phone: 'Fill in phones',
  handedIn: 'Handed in',
  withoutPhone: 'Without a phone',
  fetched: 'Phones filled in',
  how: 'What the plug-in sends',
  howResume:
    'Hand in a résumé: file is the document, reference what the board calls the person, job the position’s number in the feed, or category the kind of work set under Position mapping',
  howTake: 'Take up people without a phone: answers references, given to nobody else for ten minutes',
  howGive: 'Give their phones: null where the board has none',
  keyword: 'Candidate or board account',
  channel: 'Channel',
  name: 'Candidate',
  account: 'Board account',
  state: 'Phone',
  arrived: 'Handed in',
  phones: { present: 'There', missing: 'Missing', asked: 'Being fetched', none: 'None on the board' },
  empty: 'No plug-in has handed in anybody yet. Give it the address above, and they appear here.',
} satisfies typeof zh
