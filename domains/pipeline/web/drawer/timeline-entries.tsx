import { type HistoryItem, pipelineEntryApi } from '@bole/pipeline/contract'
import { formatDay, formatMeeting } from '@bole/platform/moments'
import { listOf, useCall } from '@bole/platform/web'
import { stages, statuses } from '@bole/processes/model'
import { useStageName } from '@bole/processes/web'
import { resumesApi } from '@bole/resumes/contract'
import { NoteText, useDifferenceHistory, useMergeHistory } from '@bole/resumes/web'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { toldAction } from '../../model/told-action.ts'
import { FeedbackGiven } from '../beside/change-feedback.tsx'
import { StatusChip } from '../cells/status-chip.tsx'
import { type Sentences, useSentences } from '../happened/use-sentences.ts'
import { type PipelineTexts, useTexts } from '../texts/index.ts'
import styles from './timeline.module.css'

/** One thing that happened. */
interface Entry {
  readonly key: string
  /** The moment, as the wire writes it. */
  readonly at: string
  /** Whose face stands beside it; empty where nobody did it. */
  readonly face: string
  readonly sentence: string
  readonly more?: ReactNode
}

/** History, what the candidate said otherwise, and notes, newest first; undefined until the history is here. */
export function useTimeline({ postId, candidate }: { readonly postId: number; readonly candidate: string }) {
  const t = useTexts()
  const sentences = useSentences()
  const stageOf = useStageName()
  const history = useCall(pipelineEntryApi.listHistory, { query: { post_id: postId } }).data?.data.list
  const told = [...useDifferenceHistory(postId), ...useMergeHistory(postId)]
  const ofPerson = { query: { post_id: postId, page_size: 100 } }
  const notes = useCall(resumesApi.listNotes, ofPerson, { handlesErrors: true }).data?.data.list ?? []
  if (!history) return undefined
  const entries: Entry[] = [
    ...history.map((item) => {
      const sentence = toldOf(sentences, item, item.process.title || stageOf(item.process.status), candidate)
      const face = faceOf(item, candidate)
      return {
        key: `history-${item.id}`,
        at: item.create_time,
        face,
        sentence,
        more: <More postId={postId} item={item} />,
      }
    }),
    ...told.map(({ key, at, by, sentence }) => ({ key, at, face: by ?? candidate, sentence })),
    ...notes.map((note) => ({
      key: `note-${note.id}`,
      at: note.created_at,
      face: note.user.name,
      sentence: t('history.note', { who: note.user.name }),
      more: (
        <blockquote>
          <NoteText note={note} />
        </blockquote>
      ),
    })),
  ]
  // What happened at once stays as it was told.
  return entries.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}

const { step: notified } = statuses.named(stages.stage.interview, 'notified')

function toldOf({ sentenceOf, andNotified }: Sentences, item: HistoryItem, stage: string, candidate: string) {
  const action = toldAction({ ...item, stage: item.process.status })
  const sentence = sentenceOf({ ...item, action }, stage, candidate)
  const isNews = item.process.process_status === notified && item.from?.process_status !== notified
  return isNews && item.action !== 'notified' ? andNotified(sentence) : sentence
}

/** Whom a sentence is about: the candidate where they answered, whoever noted it; else who did it. */
function faceOf({ actor, action, username }: HistoryItem, candidate: string): string {
  if (actor === 'candidate' || action.startsWith('candidate_')) return candidate
  return actor === 'user' ? username : ''
}

/** What was agreed on, scored and said, and where it stood then. */
function More({ postId, item }: { readonly postId: number; readonly item: HistoryItem }): ReactNode {
  const t = useTexts()
  const { recorderOf } = useSentences()
  const { from, process, put_in, taken_out, position, score } = item
  const isOtherStatus = from?.status !== process.status || from.name !== process.name
  const facts = [
    arrangedIn(t, item),
    position && t('history.position', { title: position.title }),
    score !== null && t('history.scored', { score }),
    put_in.length > 0 && t('history.putIn', { names: namesOf(put_in) }),
    taken_out.length > 0 && t('history.takenOut', { names: namesOf(taken_out) }),
    item.for_names.length > 0 && t('history.inPlaceOf', { names: listOf(item.for_names) }),
    item.is_by_mail && t('history.byMail'),
    recorderOf(item),
  ].filter(Boolean)
  return (
    <>
      {(isOtherStatus || item.tags.length > 0) && (
        <div className={styles.marks}>
          {isOtherStatus && <StatusChip status={process} />}
          {item.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </div>
      )}
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {item.appraise && <blockquote>{item.appraise}</blockquote>}
      <FeedbackGiven postId={postId} item={item} />
    </>
  )
}

const arranging = ['arrange', 'move', 'company_change_date']

/** The time and place that were set. */
function arrangedIn(t: PipelineTexts, { action, process, processTime, interview }: HistoryItem): string {
  if (!processTime || !arranging.includes(action)) return ''
  if (process.status === stages.stage.offer) return t('history.until', { day: formatDay(processTime) })
  if (process.status === stages.stage.entry) return t('history.first', { day: formatDay(processTime) })
  const where = interview?.place || (interview?.is_online ? t('move.isOnline') : '')
  return [formatMeeting(processTime), where].filter(Boolean).join(' · ')
}

const namesOf = (people: HistoryItem['put_in']) => listOf(people.map(({ name }) => name))
