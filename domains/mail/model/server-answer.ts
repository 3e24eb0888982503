/** What a mail server's answer means for the message; `other`: it refused for a reason that is not known here. */
export const serverAnswers = [
  'taken',
  'unknown_address',
  'unknown_domain',
  'mailbox_full',
  'mailbox_disabled',
  'too_large',
  'blocked',
  'sign_in_refused',
  'busy',
  'unreachable',
  'other',
] as const

export type ServerAnswer = (typeof serverAnswers)[number]

/** By the class, subject and detail of the enhanced status code (RFC 3463), without the class. */
const byStatus: Readonly<Record<string, ServerAnswer>> = {
  '1.0': 'unknown_address',
  '1.1': 'unknown_address',
  '1.3': 'unknown_address',
  '1.6': 'unknown_address',
  '1.10': 'unknown_domain',
  '1.2': 'unknown_domain',
  '2.1': 'mailbox_disabled',
  '2.2': 'mailbox_full',
  '2.3': 'too_large',
  '3.4': 'too_large',
  '4.1': 'unreachable',
  '4.4': 'unknown_domain',
  '7.8': 'sign_in_refused',
}

// What servers write where they give no enhanced status, or one that says little (5.0.0, 5.7.1).
const byWords: readonly (readonly [RegExp, ServerAnswer])[] = [
  [/quota|mailbox (?:is )?full|over ?quota|insufficient storage/i, 'mailbox_full'],
  [/(?:mailbox|account|user)[^.]{0,30}(?:disabled|inactive|suspended)/i, 'mailbox_disabled'],
  [
    /(?:no such|unknown|invalid) (?:user|recipient|mailbox|address)|(?:user|recipient|mailbox|address|account)[^.]{0,60}(?:unknown|not found|does not exist|doesn't exist|unavailable|rejected)/i,
    'unknown_address',
  ],
  [
    /(?:domain|host)[^.]{0,40}(?:not found|unknown|does not exist)|ENOTFOUND|no mx|unrouteable/i,
    'unknown_domain',
  ],
  [/too (?:large|big)|size limit|exceeds[^.]{0,30}size/i, 'too_large'],
  [/authenticat|password|credentials/i, 'sign_in_refused'],
  [/spam|block(?:ed|list)|blacklist|reputation|policy|dmarc|spf|dkim|denied/i, 'blocked'],
  [/grey ?list|try (?:again )?later|too many|rate|throttl/i, 'busy'],
  [/ECONN|ETIMEDOUT|ESOCKET|EHOST|timed? ?out|connection|greeting never/i, 'unreachable'],
]

/**
 * Reads what a mail server said of a message, as it was stored: `250 2.0.0 Ok: queued`, `5.1.1 no such user`. Null where it said nothing. The
 * status of RFC 3463 counts before the words, which every server chooses for itself.
 */
export function readServerAnswer(words: string): ServerAnswer | null {
  if (words.trim() === '') return null
  const [, reply] = /^([245])\d\d\b/.exec(words) ?? []
  const [, kind = reply, detail = ''] = /\b([245])\.(\d{1,3}\.\d{1,3})\b/.exec(words) ?? []
  if (kind === '2') return 'taken'
  if (kind === '5' && detail.startsWith('7.')) return byStatus[detail] ?? 'blocked'
  const known = byStatus[detail] ?? byWords.find(([pattern]) => pattern.test(words))?.[1]
  return known ?? (kind === '4' ? 'busy' : 'other')
}
