import type { Entry, View } from '../view.ts'
import { esc, lines } from './markup.ts'

/** The parts that are there, made safe, with the given text between them. */
export function joined(parts: readonly string[], between: string): string {
  return parts.filter(Boolean).map(esc).join(between)
}

/** Time, organisation and role in one row of three cells. */
export function rowEntry(entry: Entry): string {
  return `<div class="row"><span>${esc(entry.period)}</span><b>${esc(entry.organisation)}</b><span>${joined([entry.role, entry.detail], ' / ')}</span></div>${lines(entry.lines)}`
}

/** Organisation left and time right, the role in italics on a second line. */
export function headedEntry(entry: Entry): string {
  return `<div class="head"><b>${esc(entry.organisation)}</b><span>${esc(entry.period)}</span></div>
<div class="role"><i>${joined([entry.role, entry.detail], ', ')}</i></div>${lines(entry.lines)}`
}

/** The role first and big, then the organisation and the time below it. */
export function roleFirstEntry(entry: Entry): string {
  const first = entry.kind === 'proj' || entry.kind === 'edu' ? entry.organisation : entry.role
  const second = entry.kind === 'proj' || entry.kind === 'edu' ? entry.role : entry.organisation
  return `<h3>${esc(first || second)}</h3><div class="sub">${joined([first ? second : '', entry.detail, entry.period], ' · ')}</div>${lines(entry.lines)}`
}

/** Time in a column of its own with a dot on a line. */
export function timelineEntry(entry: Entry, view: View): string {
  return `<div class="tl"><div class="when">${esc(entry.period)}</div><div class="what"><b>${esc(entry.organisation)}</b>
<div>${joined([entry.role, entry.detail], view.language === 'zh' ? '，' : ', ')}</div>${lines(entry.lines)}</div></div>`
}

/** Everything in one line, four spaces apart. */
export function lineEntry(entry: Entry): string {
  return `<div class="line">${joined([entry.period, entry.organisation, entry.role, entry.detail], '&nbsp;&nbsp;&nbsp; ')}</div>${lines(entry.lines)}`
}

/** Role, organisation, time parted by bars. */
export function barEntry(entry: Entry): string {
  return `<div class="bar">${joined([entry.role, entry.organisation, entry.detail, entry.period], ' | ')}</div>${lines(entry.lines)}`
}

/** A small table whose left cells are labels. */
export function labelledEntry(entry: Entry, view: View): string {
  const edu = entry.kind === 'edu'
  const organisation = { edu: 'school', proj: 'project' }[entry.kind] ?? 'employer'
  const cells = [
    [view.label('period'), entry.period],
    [view.label(organisation), entry.organisation],
    [view.label(edu ? 'major' : 'role'), entry.role],
    [edu ? view.label('degree') : view.language === 'zh' ? '部门' : 'Department', entry.detail],
    [edu ? '' : view.label('description'), entry.lines.join('\n')],
  ].filter(([, value]) => value)
  return `<table class="kv">${cells
    .map(
      ([label, value]) =>
        `<tr><td>${esc(label ?? '')}</td><td>${esc(value ?? '').replaceAll('\n', '<br>')}</td></tr>`,
    )
    .join('')}</table>${edu ? lines(entry.lines) : ''}`
}

/** The organisation with the role in brackets, the time right after. */
export function bracketEntry(entry: Entry, view: View): string {
  const [open, close] = view.language === 'zh' ? ['（', '）'] : [' (', ')']
  const role = entry.role ? `${open}${esc(entry.role)}${close}` : ''
  return `<div class="br"><b>${esc(entry.organisation)}</b>${role}${entry.detail ? `&ensp;${esc(entry.detail)}` : ''}&emsp;<span>${esc(entry.period)}</span></div>${lines(entry.lines)}`
}
