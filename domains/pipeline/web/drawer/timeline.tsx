import { type HistoryItem, pipelineApi } from '@bole/pipeline/contract'
import { formatMoment } from '@bole/platform/moments'
import { listOf, useCall, wordOf } from '@bole/platform/web'
import { type DifferenceEvent, useDifferenceHistory } from '@bole/resumes/web'
import { Timeline as AntTimeline, Skeleton, Tag } from 'antd'
import type { ReactNode } from 'react'
import { StatusChip } from '../cells/status-chip.tsx'
import { type PipelineTexts, useTexts } from '../texts/index.ts'
import styles from './drawer.module.css'

/** Who did what, newest first, with reasons and words, and who came to take part or was taken out. */
export function Timeline({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const history = useCall(pipelineApi.listHistory, { query: { post_id: postId } }).data?.data.list
  const differences = useDifferenceHistory(postId)
  if (!history) return <Skeleton active />
  const items = [
    ...history.map((item) => ({ ...entryOf(t, item), at: item.create_time })),
    ...differences.map((event) => ({ ...differenceEntry(event), at: event.at })),
  ]
  return (
    <AntTimeline
      className={styles.timeline ?? ''}
      // What happened at once stays as it was told.
      items={items.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))}
    />
  )
}

function entryOf(t: PipelineTexts, item: HistoryItem) {
  return {
    key: item.id,
    color: item.process.colour === 'green' ? 'green' : item.process.colour === 'grey' ? 'gray' : 'blue',
    content: (
      <>
        {isTheirOwn(item) ? null : <b>{whoOf(t, item)} </b>}
        {wordOf(t, `actions.${actionOf(item)}`)} <StatusChip status={item.process} withStage={item.is_move} />
        {item.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        {item.put_in.length > 0 && <p>{t('history.putIn', { names: namesOf(item.put_in) })}</p>}
        {item.taken_out.length > 0 && <p>{t('history.takenOut', { names: namesOf(item.taken_out) })}</p>}
        {item.appraise && <blockquote>{item.appraise}</blockquote>}
        <small>{formatMoment(item.create_time)}</small>
      </>
    ),
  }
}

function differenceEntry({ key, at, who, what }: DifferenceEvent) {
  return {
    key,
    color: 'blue',
    content: (
      <>
        <b>{who} </b>
        {what} <small>{formatMoment(at)}</small>
      </>
    ),
  }
}

const namesOf = (people: HistoryItem['put_in']) => listOf(people.map(({ name }) => name))

/** The candidate's own answer says already whose it is. */
const isTheirOwn = ({ actor, action }: HistoryItem) =>
  actor === 'candidate' && action.startsWith('candidate_')

/** What candidates refuse themselves they withdraw; what colleagues recorded for them may have been said otherwise. */
const actionOf = (item: HistoryItem) =>
  isTheirOwn(item) && item.action === 'candidate_refuse' ? 'candidate_withdrew' : item.action

function whoOf(t: PipelineTexts, { actor, username }: HistoryItem): string {
  return actor === 'user' ? username : t(`actors.${actor}`)
}
