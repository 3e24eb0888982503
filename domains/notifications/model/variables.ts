import type { NotifyEvent } from './events.ts'

/** What a template may name: written as `{{candidate}}`, in every language alike. */
export const variables = [
  'candidate',
  'position',
  'company',
  'stage',
  'sender',
  'page',
  'time',
  'place',
  'offer_until',
  'entry_day',
] as const

export type Variable = (typeof variables)[number]

const always: readonly Variable[] = ['candidate', 'position', 'company', 'stage', 'sender', 'page']

const besides: Partial<Record<NotifyEvent, readonly Variable[]>> = {
  invited: ['time', 'place'],
  offered: ['offer_until'],
  awaited: ['entry_day'],
}

/** What an event cannot be told without. */
const needed: Partial<Record<NotifyEvent, Variable>> = { invited: 'time' }

/** What a message about an event can name. */
export function variablesOf(event: NotifyEvent): readonly Variable[] {
  return [...always, ...(besides[event] ?? [])]
}

/** What is wrong with the words of a template; `name` is what was written, or what is missing. */
export interface TemplateFault {
  readonly fault:
    | 'variable_unknown'
    | 'variable_without_value'
    | 'variable_needed'
    | 'variable_open'
    | 'variable_foreign'
  readonly field: 'subject' | 'body'
  readonly name: string
}

/** The words of a template or of a message. */
export interface Words {
  readonly subject: string
  readonly body: string
}

const written = /\{\{([^{}]*)\}\}/g

/** How other systems write what is to be filled in: `{name}`, `${name}`, `[[name]]`, `<<name>>`, `%NAME%` and `*|NAME|*`. */
const foreign = [
  /\$?\{[\p{L}_][\p{L}\p{N}_.-]{0,40}\}/u,
  /\[\[ *[\p{L}_][^[\]\n]{0,40}\]\]/u,
  /<< *[\p{L}_][^<>\n]{0,40}>>/u,
  /%[A-Za-z_][A-Za-z0-9_]{2,40}%/,
  /\*\|[\w:]{1,40}\|\*/,
]

/** Addresses are no words: what stands encoded in them is nobody's placeholder. */
const address = /https?:\/\/\S+/gi

const isVariable = (name: string): name is Variable => variables.some((one) => one === name)

/** The names that stand in braces, in their order. */
function namesIn(text: string): string[] {
  return [...text.matchAll(written)].map(([, name = '']) => name.trim())
}

/**
 * What is wrong with a template: an unknown name, one that has no value at this event, braces that do not close, a placeholder as another
 * system writes it, or that what the event cannot be told without is missing; null where nothing is. Told when it is saved, so that no candidate finds it out.
 */
export function faultInTemplate(event: NotifyEvent, words: Words): TemplateFault | null {
  for (const field of ['subject', 'body'] as const) {
    const given = variablesOf(event)
    for (const name of namesIn(words[field])) {
      if (!isVariable(name)) return { fault: 'variable_unknown', field, name }
      // An address has no place in a subject: it cannot be followed there.
      if (!given.includes(name) || (field === 'subject' && name === 'page'))
        return { fault: 'variable_without_value', field, name }
    }
    const rest = words[field].replace(written, '')
    const open = /\{\{|\}\}/.exec(rest)
    if (open) return { fault: 'variable_open', field, name: open[0] }
    const plain = rest.replace(address, '')
    const strange = foreign.map((one) => one.exec(plain)?.[0]).find((found) => found !== undefined)
    if (strange) return { fault: 'variable_foreign', field, name: strange }
  }
  const missing = needed[event]
  const isThere = missing === undefined || namesIn(words.subject + words.body).includes(missing)
  return isThere ? null : { fault: 'variable_needed', field: 'body', name: missing }
}

/** What the variables stand for in one message; without a value where it is not known. */
export type Values = Readonly<Partial<Record<Variable, string>>>

/** A text with its values, or what of it is not known of this candidate. */
export type Filled = { readonly text: string } | { readonly lacks: Variable }

/** Puts values in place of names. What is not known is said instead of being left out. */
export function fillWords(text: string, values: Values): Filled {
  const lacks = namesIn(text).find((name): name is Variable => isVariable(name) && !values[name])
  if (lacks) return { lacks }
  return {
    text: text.replace(written, (whole, name: string) => {
      const key = name.trim()
      return isVariable(key) ? (values[key] ?? whole) : whole
    }),
  }
}
