import { maskText } from '@bole/accounts/model'
import type { Cell } from '@bole/accounts/table'
import { exportTexts } from '@bole/library/contract'
import { type ExportColumn, isFreeColumn } from '@bole/library/model'
import { type CandidateListItem, statusNames } from '@bole/pipeline/contract'
import { sources } from '@bole/pipeline/model'
import type { FieldGroupName, Language } from '@bole/platform/contract'
import { stageNames } from '@bole/processes/contract'
import { stages } from '@bole/processes/model'

/** Whose words they are, and what they do not see. */
interface Written {
  readonly language: Language
  readonly hides: ReadonlySet<FieldGroupName>
}

const day = (moment: Date) => moment.toLocaleDateString('sv-SE')
/** On the company's clock, as a table sorts it. */
const minute = (moment: string | null | undefined) =>
  moment ? `${day(new Date(moment))} ${new Date(moment).toLocaleTimeString('sv-SE').slice(0, 5)}` : ''

function statusOf({ status }: CandidateListItem, language: Language): string {
  const stage = stages.isStage(status.status) ? stages.nameOfStage(status.status) : 'screening'
  const { statuses, statusesAt } = statusNames[language]
  const names: Readonly<Record<string, string>> = { ...statuses, ...statusesAt }
  const name = names[`${stage}_${status.name}`] ?? names[status.name] ?? status.name
  return `${status.title || stageNames[language][stage]} · ${name}`
}

/** What we decided at the present stage, its reasons and its words. */
function decisionOf({ tracker }: CandidateListItem, language: Language): string {
  const given = tracker?.company_feedback
  if (!given) return ''
  const names: Readonly<Record<string, string>> = statusNames[language].answers
  const name = names[`company_${given.action}`] ?? given.action
  return [name, given.tags.join(' | '), given.text].filter(Boolean).join(' · ')
}

const cells: Record<ExportColumn, (item: CandidateListItem, language: Language) => Cell> = {
  name: ({ basic }) => basic.name,
  status: statusOf,
  position: ({ position }) => position.title,
  phone: ({ basic }) => basic.phone,
  email: ({ basic }) => basic.email,
  gender: ({ basic: { gender } }, language) => (gender ? exportTexts[language].genders[gender] : ''),
  birth_date: ({ basic }) => basic.birth_date,
  degree: ({ basic }, language) => {
    const names: Readonly<Record<string, string>> = exportTexts[language].degrees
    return names[basic.degree_text] ?? ''
  },
  school: ({ basic }) => basic.school,
  major: ({ basic }) => basic.major,
  graduated_at: ({ graduate }) => graduate.graduate_date,
  employer: ({ basic }) => basic.employer,
  job_title: ({ basic }) => basic.job_title,
  city: ({ basic }) => basic.city,
  expected_places: ({ basic }) => basic.expect_location.join(' | '),
  skills: ({ resumeDetail }) => resumeDetail.skills.join(' | '),
  station: ({ label }) => label.station,
  source: ({ source, source_code }, language) =>
    [exportTexts[language].sources[source], sources.partsOf(sources.keyOf(source, source_code)).code]
      .filter(Boolean)
      .join(' · '),
  owner: ({ owner }) => owner?.name ?? '',
  tags: ({ tags }) => tags.map(({ name }) => name).join(' | '),
  meeting: ({ tracker }) => minute(tracker?.interview.interview_date),
  interviewers: ({ tracker }) => tracker?.interview.interviewers.map(({ name }) => name).join(' | ') ?? '',
  decision: decisionOf,
  offer_valid_until: ({ tracker }) => tracker?.offer_valid_until ?? '',
  entry_date: ({ tracker }) => tracker?.entry_date ?? '',
  score: ({ tracker }) => tracker?.score ?? null,
  applied_at: ({ applied_at }) => minute(applied_at),
  status_since: ({ status_since }) => minute(status_since),
}

/** What stands in a column for an application; in free words what looks like a hidden value is covered. */
export function cellOf(column: ExportColumn, item: CandidateListItem, { language, hides }: Written): Cell {
  const cell = cells[column](item, language)
  return typeof cell === 'string' && hides.size > 0 && isFreeColumn(column) ? maskText(cell, hides) : cell
}
