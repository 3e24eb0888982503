import { escapeMarkup } from '../../model/job-posting.ts'

/** Markup that was put together by `markup`, so that all in it is escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | null | false | readonly Part[]

/** Markup from a template: whatever is put in is text, unless it is markup already; null and false are nothing. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.map((fixed, at) => fixed + writtenAs(parts[at] ?? null)).join(''))
}

function writtenAs(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'string' || typeof part === 'number') return escapeMarkup(String(part))
  return part.map(writtenAs).join('')
}
