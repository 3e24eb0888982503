import type { Section, View } from '../view.ts'
import { mailBody } from './inbox-mail.ts'

const colon = (view: View): string => (view.language === 'zh' ? '：' : ': ')

function body(one: Section, view: View, entry: (parts: string[]) => string, mark: string): string[] {
  const entries = one.entries.flatMap((each) => [
    entry([each.period, each.organisation, each.role, each.detail].filter(Boolean)),
    ...each.lines.map((text) => mark + text),
  ])
  const tags = one.tags.length ? [one.tags.join(view.language === 'zh' ? '、' : ', ')] : []
  return [...entries, ...tags, ...(one.entries.length ? [] : one.lines.map((text) => mark + text))]
}

/** Titles in brackets, facts one a line. */
function bracketed(view: View): string {
  const facts = [...view.facts, ...view.intent].map((fact) => fact.label + colon(view) + fact.value)
  const sections = view.sections.flatMap((one) => [
    '',
    `【${one.title}】`,
    ...body(one, view, (parts) => parts.join('  '), '  · '),
  ])
  return [view.name, ...facts, view.slogan, ...sections, '', view.footer].join('\n')
}

/** Ruled with equals signs and dashes, facts on one line. */
function ruled(view: View): string {
  const facts = [...view.facts, ...view.intent].map((fact) => fact.bare).join(' | ')
  const sections = view.sections.flatMap((one) => [
    '',
    one.title.toUpperCase(),
    '-'.repeat(60),
    ...body(one, view, (parts) => parts.join(' -- '), '    * '),
  ])
  return ['='.repeat(60), view.name, facts, '='.repeat(60), view.slogan, ...sections, '', view.footer].join(
    '\n',
  )
}

/** Numbered lines with full-width gaps, the way text is pasted into a mail. */
function pasted(view: View): string {
  const facts = [...view.facts, ...view.intent]
    .map((fact) => fact.label + colon(view) + fact.value)
    .join(view.language === 'zh' ? '　' : '\t')
  const sections = view.sections.flatMap((one, index) => [
    '',
    `${index + 1}. ${one.title}`,
    ...body(one, view, (parts) => parts.join('\t'), '   '),
  ])
  return [
    `${view.label('name')}${colon(view)}${view.name}`,
    facts,
    view.slogan,
    ...sections,
    view.footer,
  ].join('\r\n')
}

/** Every plain-text design, by the name used in people/*.txt. */
export const TEXT_LAYOUTS: Record<string, (view: View) => string> = {
  'text-bracketed': bracketed,
  'text-ruled': ruled,
  'text-pasted': pasted,
  'text-mail': mailBody,
}
