import { escapeHtml } from './html-card.ts'
import type { Entry, ResumeText } from './resume-text.ts'

const row = (label: string, value: string) =>
  `<tr><td class="k" width="120">${escapeHtml(label)}</td><td>${value}</td></tr>`

const entry = ({ when, title, detail, lines }: Entry) =>
  row(when, `<b>${escapeHtml(title)}</b> | ${escapeHtml(detail)}<br>${lines.map(escapeHtml).join('<br>')}`)

const table = (title: string, rows: readonly string[]) =>
  rows.length === 0
    ? ''
    : `<table width="700" align="center" cellpadding="6" cellspacing="0">
  <tr><td class="t" colspan="2">${escapeHtml(title)}</td></tr>
  ${rows.join('\n  ')}
</table>
`

const style =
  'body{font:13px Arial,"Microsoft YaHei",sans-serif;background:#fff;color:#333}table{border:1px solid #dcdfe6;margin-top:10px}.t{background:#ff7a2f;color:#fff;font-weight:bold}.k{color:#999;vertical-align:top}'

/** What a job board's "export" button gives: tables in tables of tables, orange. */
export function boardHtml(resume: ResumeText, nameLabel: string): string {
  const facts = [[nameLabel, resume.name] as const, ...resume.facts, ...resume.contact]
  return `<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<title>${escapeHtml(`${resume.heading}-${resume.name}`)}</title>
<style>${style}</style>
</head>
<body>
${table(
  resume.heading,
  facts.map(([label, value]) => row(label, escapeHtml(value))),
)}${table(resume.about.title, [row('', escapeHtml(resume.about.text))])}${resume.sections
  .map(({ title, entries }) => table(title, entries.map(entry)))
  .join(
    '',
  )}${table(resume.skills.title, resume.skills.list.length === 0 ? [] : [row('', escapeHtml(resume.skills.list.join(' / ')))])}${table(
  resume.languages.title,
  resume.languages.list.map((each) => row('', escapeHtml(each))),
)}</body>
</html>
`
}
