import { inboxApi } from '@bole/inbox/contract'
import type { Column, RowOf } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { useChange } from '@bole/platform/web'
import { NoticeTitle } from './notice-title.tsx'
import { useTexts } from './texts/index.ts'
import { useWorkTitle } from './work-title.ts'

/** What a notice says, which reads it when it is followed, and when it was told. */
export function useNoticeColumns(): readonly Column<RowOf<typeof inboxApi.listNotices>>[] {
  const t = useTexts()
  const titleOf = useWorkTitle()
  const read = useChange(inboxApi.readNotices)
  return [
    {
      name: 'type',
      title: t('notice'),
      isMain: true,
      nameOf: ({ type, facts }) => titleOf(type, facts),
      render: (notice) => <NoticeTitle notice={notice} onRead={(id) => read.mutate({ body: { id } })} />,
    },
    {
      name: 'create_time',
      title: t('time'),
      width: 160,
      render: ({ create_time }) => formatMoment(create_time),
    },
  ]
}
