import { fillWords, type Values, type Variable, type Words } from '@bole/notifications/model'

/** A message with its values; `link` still stands for itself. */
export type Written = Words | { readonly lacks: Variable }

/** Where the address of the candidate's page goes: it is made when the message leaves, and is nobody else's to read. */
export const pagePlace = '{{page}}'

/** A value is no template: braces in a candidate's name would be filled in with the rest when the message leaves. */
function asSaid(values: Values): Values {
  const said = Object.entries(values).map(([name, value]) => [name, value.replace(/([{}])(?=\1)/g, '$1 ')])
  return Object.fromEntries(said)
}

/** Fills in the words for one candidate; says what is not known of them. The place of their page's address stays. */
export function writeMessage(words: Words, values: Values): Written {
  const subject = fillWords(words.subject, values)
  const body = fillWords(words.body, { ...asSaid(values), page: pagePlace })
  if ('lacks' in subject) return subject
  return 'lacks' in body ? body : { subject: subject.text.replace(/\s+/g, ' '), body: body.text }
}

/** Whether nothing is left to be filled in but the address of the candidate's page. */
export function isFilledIn(body: string): boolean {
  return !body.replaceAll(pagePlace, '').includes('{{')
}
