import { libraryApi } from '@bole/library/contract'
import { formatDay } from '@bole/platform/moments'
import { useCall } from '@bole/platform/web'
import { useEffect } from 'react'
import { useTexts } from '../texts/index.ts'

interface FactReaderProps {
  readonly postIds: readonly number[]
  readonly onRead: (facts: ReadonlyMap<number, Words>) => void
}

/** What is known of an application beside its row, as words. */
type Words = Readonly<
  Record<
    | 'contactStatusText'
    | 'lastContactText'
    | 'expectPlaceText'
    | 'expectPositionText'
    | 'noteText'
    | 'workRequireText'
    | 'postSzHistory'
    | 'isCheckPassText'
    | 'recentWork',
    string
  >
>

/** Reads what is known of some applications beside their rows, and tells it in words; draws nothing. */
export function FactReader({ postIds, onRead }: FactReaderProps): null {
  const t = useTexts()
  const query = { post_ids: [...postIds] }
  const list = useCall(libraryApi.getRecordFacts, { query }, { keepsPrevious: true }).data?.data.list
  useEffect(() => {
    if (!list) return
    const day = (moment: string) => formatDay(moment.slice(0, 10))
    const wordsOf = (facts: (typeof list)[number]): Words => ({
      contactStatusText: t(`record.contact.${facts.contactStatusText}`),
      lastContactText: facts.lastContactText ? day(facts.lastContactText) : t('people.never'),
      expectPlaceText: facts.expectPlaceText,
      expectPositionText: facts.expectPositionText,
      noteText: facts.noteText,
      workRequireText: facts.workRequireText,
      postSzHistory: facts.postSzHistory
        .map(({ position, create_time }) => `${position} ${day(create_time)}`)
        .join(' · '),
      isCheckPassText: t(`record.approval.${facts.isCheckPassText}`),
      recentWork:
        facts.has_recent_work === null ? '' : t(facts.has_recent_work ? 'record.recent' : 'record.notRecent'),
    })
    onRead(new Map(list.map((facts) => [facts.post_id, wordsOf(facts)])))
  }, [list, t, onRead])
  return null
}
