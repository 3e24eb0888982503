import { expect, test } from 'vitest'
import { readServerAnswer, type ServerAnswer } from './server-answer.ts'

test.each<[string, ServerAnswer | null]>([
  ['', null],
  ['  ', null],
  ['250 2.0.0 Ok: queued as 4F1A2', 'taken'],
  ['250 Message accepted', 'taken'],
  ['2.1.5 delivered', 'taken'],
  [
    '550 5.1.1 <lin@acme.test>: Recipient address rejected: User unknown in virtual mailbox table',
    'unknown_address',
  ],
  ['5.1.1 smtp; 550 no such user', 'unknown_address'],
  ['550 no such mailbox', 'unknown_address'],
  ['550 The email account that you tried to reach does not exist', 'unknown_address'],
  ['550 5.4.4 unable to look up host nowhere.test', 'unknown_domain'],
  ['getaddrinfo ENOTFOUND mx.nowhere.test', 'unknown_domain'],
  ['452 4.2.2 The recipient’s inbox is out of storage space', 'mailbox_full'],
  ['552 mailbox full', 'mailbox_full'],
  ['550 5.2.1 The email account that you tried to reach is disabled', 'mailbox_disabled'],
  ['552 5.3.4 Message size exceeds fixed limit', 'too_large'],
  ['535 5.7.8 Authentication credentials invalid', 'sign_in_refused'],
  ['554 5.7.1 Service unavailable; Client host blocked using a list', 'blocked'],
  ['550 5.7.26 unauthenticated mail is refused', 'blocked'],
  ['550 5.7.509 Access refused', 'blocked'],
  ['451 4.7.1 Greylisted, try again later', 'busy'],
  ['450 4.3.0 whatever', 'busy'],
  ['connect ECONNREFUSED 192.0.2.1:25', 'unreachable'],
  ['Greeting never received', 'unreachable'],
  ['599 something unheard of', 'other'],
])('%j means %s', (words, meaning) => expect(readServerAnswer(words)).toBe(meaning))
