import { accountsApi } from '@bole/accounts/contract'
import { takeBack, type useUndoToast } from '@bole/platform/list'
import { useCall, useChange, wordOf } from '@bole/platform/web'
import { Button, Modal, Select, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { usePeople } from '../filters.ts'
import { useTexts } from './texts/index.ts'
import type { UserRow } from './user-columns.tsx'

interface LeavingDialogProps {
  readonly user: UserRow
  /** Of a component that stays: what is taken back is told after the dialog is gone. */
  readonly tell: ReturnType<typeof useUndoToast>
  readonly onClose: () => void
}

/** Before somebody is disabled: what they have open, and to whom it goes. */
export function LeavingDialog({ user, tell, onClose }: LeavingDialogProps): ReactNode {
  const t = useTexts()
  const { id, name, version } = user
  const work = useCall(accountsApi.listOpenWork, { query: { id } }).data?.data.list
  const { options, onSearch } = usePeople()
  const [colleague, setColleague] = useState<number | null>(null)
  const disable = useChange(accountsApi.disableUser)
  const handOver = useChange(accountsApi.handOver)
  const disableNow = (onDone: () => void) =>
    disable.mutate({ query: { id }, body: { version } }, { onSuccess: onDone, onSettled: onClose })
  const withoutWork = () => disableNow(() => tell(t('disabledDone', { name })))
  const withWork = (to_id: number) =>
    handOver.mutate(
      { body: { id, to_id } },
      {
        onSuccess: ({ data: { done: count, handover_id } }) =>
          disableNow(() =>
            tell(
              t('leaving.done', { count, name }),
              takeBack(accountsApi.undoHandOver, { body: { handover_id } }, t('leaving.undone')),
            ),
          ),
      },
    )
  const isSending = disable.isPending || handOver.isPending
  const hasWork = work !== undefined && work.length > 0
  return (
    <Modal
      open
      width={640}
      title={t('leaving.title', { name })}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('leaving.cancel')}
        </Button>,
        <Button key="only" danger disabled={!work || isSending} onClick={withoutWork}>
          {t(hasWork ? 'leaving.disableOnly' : 'disable')}
        </Button>,
        hasWork && (
          <Button
            key="hand"
            type="primary"
            disabled={colleague === null}
            loading={isSending}
            onClick={() => colleague !== null && withWork(colleague)}
          >
            {t('leaving.handOver')}
          </Button>
        ),
      ]}
    >
      <p>{t('disableMeans')}</p>
      {work === undefined && <Skeleton active />}
      {hasWork && (
        <>
          <p>{t('leaving.open', { name })}</p>
          <ul>
            {work.map(({ kind, total, titles }) => (
              <li key={kind}>
                <b>{wordOf(t, `leaving.kinds.${kind}`)}</b> ({total}): {titles.slice(0, 5).join(', ')}
                {total > 5 && ` ${t('leaving.more', { count: total })}`}
              </li>
            ))}
          </ul>
          <Select
            style={{ width: '100%' }}
            aria-label={t('leaving.colleague')}
            placeholder={t('leaving.chooseFirst')}
            options={options?.filter(({ value }) => value !== id) ?? []}
            loading={options === undefined}
            showSearch={onSearch ? { filterOption: false, onSearch } : { optionFilterProp: 'label' }}
            value={colleague}
            onChange={setColleague}
          />
        </>
      )}
    </Modal>
  )
}
