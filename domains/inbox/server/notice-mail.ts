import { ways } from '@bole/inbox/model'
import { fillText, type Language } from '@bole/platform/contract'
import { linkTo } from '@bole/platform/links'
import { sentences } from '../contract/texts/index.ts'
import { mailTexts } from './texts.ts'

/** A notice as it is written in a message. */
export interface WrittenNotice {
  readonly kind: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly link: string | null
  /** What stands beneath it in a mail. */
  readonly more?: string
}

/** Everything that is due for somebody in one message, in their language, each with the whole address it leads to. */
export function noticeMail(language: Language, notices: readonly WrittenNotice[]) {
  const words = mailTexts[language]
  const [first] = notices
  const each = notices.map(({ kind, facts, link, more }) =>
    [sentenceOf(language, kind, facts), ...(link ? [linkTo(link)] : []), ...(more ? [more] : [])].join('\n'),
  )
  const subject =
    notices.length === 1 && first
      ? sentenceOf(language, first.kind, first.facts)
      : fillText(words.several, { count: notices.length })
  const settings = fillText(words.settings, { link: linkTo(ways.settings()) })
  return { subject, text: [...each, `--\n${settings}`].join('\n\n') }
}

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const moment = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
const clock = { ...moment, hourCycle: 'h23', timeZoneName: 'short' } as const

/** A notice's sentence as its screen says it; moments by the company's clock, with its zone, as a mail is read anywhere. */
export function sentenceOf(language: Language, kind: string, given: WrittenNotice['facts']): string {
  const said: Readonly<Record<string, string>> = sentences[language]
  const written = (options: Intl.DateTimeFormatOptions, value: string) =>
    new Intl.DateTimeFormat(language, options).format(new Date(value))
  const facts = {
    ...given,
    ...(typeof given.at === 'string' && { at: written(clock, given.at) }),
    ...(typeof given.day === 'string' && { day: written({ ...day, timeZone: 'UTC' }, given.day) }),
    ...(given.by === '' && { by: said.nobody ?? '' }),
  }
  const fine = given.failed === 0 ? said[`${kind}_fine`] : undefined
  return fillText(fine ?? said[kind] ?? said.other ?? '', facts)
}
