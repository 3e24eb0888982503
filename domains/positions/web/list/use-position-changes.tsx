import { safeFirst, useChange } from '@bole/platform/web'
import { type PositionListItem, positionsApi } from '@bole/positions/contract'
import { App } from 'antd'
import { useTexts } from '../texts/index.ts'

type Seen = Pick<PositionListItem, 'id' | 'version' | 'title'>

/** What can be done with positions in a list; each says in a word what came of it. */
export function usePositionChanges() {
  const t = useTexts()
  const { message, modal } = App.useApp()
  const open = useChange(positionsApi.openPosition)
  const close = useChange(positionsApi.closePosition)
  const remove = useChange(positionsApi.deletePosition)
  const copy = useChange(positionsApi.copyPosition, {
    onDone: ({ data }) => void message.success(t('done.copied', { title: data.title })),
  })
  const sort = useChange(positionsApi.sortPositions, { onDone: () => void message.success(t('done.sorted')) })
  const say = (text: string) => ({ onSuccess: () => void message.success(text) })
  return {
    open: ({ id, version, title }: Seen) =>
      open.mutate({ body: { id, version } }, say(t('done.opened', { title }))),
    close: ({ id, version, title }: Seen) =>
      close.mutate({ body: { id, version } }, say(t('done.closed', { title }))),
    copy: ({ id }: Seen) => copy.mutate({ body: { id } }),
    sort: (ids: readonly number[]) => sort.mutate({ body: { ids: [...ids] } }),
    remove: ({ id, version, title }: Seen) =>
      void modal.confirm({
        title: t('confirmDelete.title', { title }),
        content: t('confirmDelete.text'),
        okText: t('actions.delete'),
        okButtonProps: { danger: true },
        ...safeFirst,
        cancelText: t('form.cancel'),
        onOk: () => remove.mutate({ body: { id, version } }, say(t('done.deleted', { title }))),
      }),
  }
}
