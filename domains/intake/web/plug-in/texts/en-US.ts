import type zh from './zh-CN.ts'

export default {
  explain:
    'A job board’s browser plug-in submits résumés and fills in missing phone numbers at these addresses. They contain a key, so give them only to a plug-in you trust. They stop working as soon as the channel is closed.',
  closed: 'This channel is closed. Open it under Channels first.',
  onlyKeepers: 'The addresses are shown to colleagues who manage all positions.',
  resume: 'Submit résumés',
  phone: 'Fill in phone numbers',
  handedIn: 'Submitted',
  withoutPhone: 'Without a phone number',
  fetched: 'Phone numbers filled in',
  how: 'What the plug-in sends',
  howResume:
    'Submit a résumé: file is the document, reference what the board calls the person, job the position’s number in the feed, or category the kind of work set under Position mapping',
  howTake: 'Claim people without a phone number: returns references, reserved for ten minutes',
  howGive: 'Return their phone numbers: null where the board has none',
  keyword: 'Candidate or board account',
  channel: 'Channel',
  name: 'Candidate',
  account: 'Board account',
  state: 'Phone',
  arrived: 'Submitted',
  phones: { present: 'Available', missing: 'Missing', asked: 'Being fetched', none: 'None on the board' },
  empty: 'No candidates from plug-ins yet. Give a plug-in the address above, and they’ll appear here.',
} satisfies typeof zh
