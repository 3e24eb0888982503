import type { Entry, View } from '../view.ts'

/** A résumé typed into the body of a mail, after a greeting and before a closing line, every line at most 76 columns. */
export function mailBody(view: View): string {
  const chinese = view.language === 'zh'
  const colon = chinese ? '：' : ': '
  const entry = (one: Entry): string[] => [
    [one.period, one.organisation].filter(Boolean).join(chinese ? '　' : '   '),
    ...[[one.role, one.detail].filter(Boolean).join(chinese ? '，' : ', ')].filter(Boolean),
    ...one.lines.map((text) => `> ${text}`),
    '',
  ]
  const body = view.sections.flatMap((one) => [
    `*${one.title}*`,
    ...one.entries.flatMap(entry),
    ...(one.tags.length ? [one.tags.join(chinese ? '、' : ', ')] : []),
    ...(one.entries.length ? [] : one.lines),
    '',
  ])
  const facts = [...view.facts, ...view.intent].map((fact) => fact.label + colon + fact.value)
  return [
    chinese ? '您好，' : 'Dear Sir or Madam,',
    '',
    chinese
      ? '看到贵公司的招聘启事，特投递简历如下，盼复。'
      : 'please find my details below, as plain text as asked.',
    '',
    `${view.label('name')}${colon}${view.name}`,
    ...facts,
    view.slogan,
    '',
    ...body,
    chinese ? '祝商祺' : 'Kind regards,',
    view.name,
    '',
    '--',
    chinese ? '发自我的手机' : 'Sent from my phone',
  ].join('\r\n')
}
