import { fillWords, type Values, type Variable, type Words } from '@bole/notifications/model'

/** A message with its values; `link` still stands for itself. */
export type Written = Words | { readonly lacks: Variable }

/** Where the address of the candidate's page goes: it is made when the message leaves, and is nobody else's to read. */
export const pagePlace = '{{page}}'

/** Fills in the words for one candidate; says what is not known of them. The place of their page's address stays. */
export function writeMessage(words: Words, values: Values): Written {
  const subject = fillWords(words.subject, values)
  const body = fillWords(words.body, { ...values, page: pagePlace })
  if ('lacks' in subject) return subject
  return 'lacks' in body ? body : { subject: subject.text.replace(/\s+/g, ' '), body: body.text }
}
