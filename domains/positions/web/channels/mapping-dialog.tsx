import { useChange } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { App, Checkbox, Flex, Input, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Mapping } from './mapping.ts'
import { useTexts } from './texts/index.ts'

interface MappingDialogProps {
  readonly mapping: Mapping
  readonly onClose: () => void
}

/** Says in which boards a position stands, and what it is called among the kinds of work there. */
export function MappingDialog({ mapping, onClose }: MappingDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const before = mapping.sync_channel_info
  const [boards, setBoards] = useState(before)
  const update = useChange(positionsApi.updateMapping)
  const set = (index: number, change: Partial<(typeof boards)[number]>) =>
    setBoards(boards.map((board, at) => (at === index ? { ...board, ...change } : board)))
  const save = async () => {
    for (const [index, { channel, category, is_wanted }] of boards.entries()) {
      const was = before[index]
      if (was?.is_wanted === is_wanted && was.category === category) continue
      await update.mutateAsync({ body: { id: mapping.id, channel, category, is_wanted } })
    }
    message.success(t('saved'))
    onClose()
  }
  return (
    <Modal
      open
      title={t('dialog', { title: mapping.title })}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: update.isPending }}
      onOk={() => void save().catch(() => undefined)}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <span>{t('dialogHelp')}</span>
        {boards.map(({ channel, channelName, category, is_wanted }, index) => (
          <Flex key={channel} gap={12} align="center">
            <Checkbox
              style={{ minWidth: 120 }}
              checked={is_wanted}
              onChange={({ target }) => set(index, { is_wanted: target.checked })}
            >
              {channelName}
            </Checkbox>
            <Input
              aria-label={t('categoryIn', { channel: channelName })}
              placeholder={t('category')}
              maxLength={60}
              value={category}
              onChange={({ target }) => set(index, { category: target.value })}
            />
          </Flex>
        ))}
      </Flex>
    </Modal>
  )
}
