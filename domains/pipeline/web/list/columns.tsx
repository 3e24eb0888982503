import type { CandidateListItem } from '@bole/pipeline/contract'
import { sources } from '@bole/pipeline/model'
import { formatDay, formatMeeting, zoneNote } from '@bole/platform/moments'
import type { ReactNode } from 'react'
import styles from '../cells/cells.module.css'
import { StatusChip } from '../cells/status-chip.tsx'
import { TwoLines } from '../cells/two-lines.tsx'
import { wishesOf } from '../cells/wishes.ts'
import type { PipelineTexts } from '../texts/index.ts'
import { aboutOf } from './about.ts'
import { type ColumnName, columnNames, type FactName } from './column-names.ts'
import { Decision, dayOf, interviewersOf } from './decision-cell.tsx'
import { FactCell } from './fact-cells.tsx'
import { HeldMark } from './held.tsx'
import { type Direction, type ListOrder, sortingOf } from './list-order.ts'
import { sourceName } from './source-name.ts'
import { Waiting } from './waiting.tsx'

export const defaultColumns: readonly ColumnName[] = [
  'status',
  'waiting',
  'applied_at',
  'position',
  'work',
  'education',
  'contact',
  'owner',
  'tags',
]

/** A column of the list. */
export interface Column {
  readonly key: string
  readonly title: string
  /** Pixels, at least. */
  readonly width: number
  /** Absent where the column does not order the list, null where another does. */
  readonly sortOrder?: Direction | null
  /** Whether its cells hold nothing too long for them, or cut it off themselves. */
  readonly isWhole?: boolean
  readonly render: (item: CandidateListItem) => ReactNode
}

const whole: readonly ColumnName[] = ['status', 'waiting', 'applied_at', 'position']

const widths: Record<ColumnName, number> = {
  status: 200,
  position: 170,
  contact: 180,
  education: 170,
  work: 170,
  city: 100,
  tags: 150,
  // With the zone's name, where that is not the reader's own.
  meeting: zoneNote() ? 190 : 130,
  waiting: 120,
  owner: 110,
  source: 100,
  applied_at: 128,
  contactStatusText: 100,
  lastContactText: 110,
  expectPositionText: 150,
  expectPlaceText: 130,
  noteText: 220,
  postSzHistory: 220,
  workRequireText: 260,
  isCheckPassText: 110,
  recentWork: 130,
  graduation: 110,
  station: 110,
  skills: 180,
  interviewers: 150,
  decision: 170,
  offer_valid_until: 120,
  entry_date: 120,
}

const fact = (name: FactName) => (item: CandidateListItem) => <FactCell postId={item.id} name={name} />

/** The table's columns in the order of the list, for those that are shown. */
export function columnsOf(
  t: PipelineTexts,
  shown: readonly string[],
  order: ListOrder,
  open: (id: number) => void,
): readonly Column[] {
  const cells: Record<ColumnName, (item: CandidateListItem) => ReactNode> = {
    status: ({ status }) => <StatusChip status={status} withStage />,
    position: (item) =>
      item.volunteers ? (
        <TwoLines first={item.position.title} second={wishesOf(item)} />
      ) : (
        <span className={styles.clamped}>{item.position.title}</span>
      ),
    contact: ({ basic }) => <TwoLines first={basic.phone} second={basic.email} />,
    education: ({ basic }) => <TwoLines first={basic.school} second={basic.major} />,
    work: ({ basic }) => <TwoLines first={basic.employer} second={basic.job_title} />,
    city: ({ basic }) => basic.city || '—',
    tags: ({ tags }) =>
      tags.map((tag) => (
        <span key={tag.id} className={styles.tag} data-colour={tag.colour}>
          {tag.name}
        </span>
      )),
    meeting: ({ tracker }) =>
      tracker?.interview.interview_date ? formatMeeting(tracker.interview.interview_date) : '—',
    waiting: (item) => <Waiting item={item} />,
    owner: ({ owner }) => owner?.name ?? '—',
    source: ({ source, source_code }) => sourceName(t, sources.keyOf(source, source_code)),
    applied_at: ({ applied_at }) => formatDay(applied_at),
    graduation: ({ graduate }) => graduate.graduate_date || '—',
    station: ({ label }) => label.station || '—',
    skills: ({ resumeDetail }) => (
      <span className={styles.clamped}>{resumeDetail.skills.join(' · ') || '—'}</span>
    ),
    interviewers: ({ tracker }) => <span className={styles.clamped}>{interviewersOf(tracker) || '—'}</span>,
    decision: ({ tracker }) => <Decision given={tracker?.company_feedback} />,
    offer_valid_until: ({ tracker }) => dayOf(tracker?.offer_valid_until),
    entry_date: ({ tracker }) => dayOf(tracker?.entry_date),
    contactStatusText: fact('contactStatusText'),
    lastContactText: fact('lastContactText'),
    expectPositionText: fact('expectPositionText'),
    expectPlaceText: fact('expectPlaceText'),
    noteText: fact('noteText'),
    postSzHistory: fact('postSzHistory'),
    workRequireText: fact('workRequireText'),
    isCheckPassText: fact('isCheckPassText'),
    recentWork: fact('recentWork'),
  }
  return [
    {
      key: 'name',
      title: t('columns.name'),
      width: 170,
      render: (item) => (
        <TwoLines
          first={
            <>
              <button type="button" className={styles.name} onClick={() => open(item.id)}>
                {item.basic.name}
              </button>
              <HeldMark postId={item.id} />
            </>
          }
          second={aboutOf(t, item)}
        />
      ),
    },
    ...columnNames
      .filter((name) => shown.includes(name))
      .map((name) => ({
        key: name,
        title: t(`columns.${name}`),
        width: widths[name],
        isWhole: whole.includes(name),
        ...sortingOf(name, order),
        render: cells[name],
      })),
  ]
}
