import { codingApi } from '@bole/coding/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { useChange } from '@bole/platform/web'
import { App, Button, Flex, Select, Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

interface ProgramBarProps {
  readonly interviewId: number
  readonly programs: ReplyOf<typeof codingApi.listPrograms>['list']
  /** Candidates and guests see the program. */
  readonly isOpen: boolean
  readonly canSet: boolean
  readonly onChoose: (from: 'library' | 'own') => void
  readonly onChanged: () => void
}

/** Coding mode on and off, which program is shown, and adding and removing them. */
export function ProgramBar(props: ProgramBarProps): ReactNode {
  const { interviewId, programs, isOpen, canSet, onChoose, onChanged } = props
  const t = useTexts()
  const { modal } = App.useApp()
  const open = useChange(codingApi.openProgram, { onDone: onChanged })
  const close = useChange(codingApi.closeProgram, { onDone: onChanged })
  const change = useChange(codingApi.changeProgram, { onDone: onChanged })
  const drop = useChange(codingApi.deleteProgram, { onDone: onChanged })
  const current = programs.find(({ is_current }) => is_current)
  const room = { query: { schedule_id: interviewId } }
  const ask = (program_map_id: number, title: string) =>
    void modal.confirm({
      title: t('deleteSure', { title }),
      content: t('deleteMeans'),
      okText: t('delete'),
      cancelText: t('back'),
      onOk: () => drop.mutateAsync({ body: { program_map_id } }),
    })
  return (
    <Flex gap={8} align="center" wrap>
      <Tag color={isOpen ? 'green' : 'default'}>{t(isOpen ? 'isOpen' : 'isClosed')}</Tag>
      {canSet && (
        <Button
          type={isOpen ? 'default' : 'primary'}
          loading={open.isPending || close.isPending}
          onClick={() => (isOpen ? close : open).mutate(room)}
        >
          {t(isOpen ? 'close' : 'open')}
        </Button>
      )}
      {programs.length > 0 && (
        <Select
          aria-label={t('shown')}
          value={current?.program_map_id ?? null}
          disabled={!canSet}
          options={programs.map(({ program_map_id, title }) => ({ value: program_map_id, label: title }))}
          onChange={(program_map_id) => {
            if (program_map_id !== null) change.mutate({ body: { program_map_id } })
          }}
          style={{ minInlineSize: 180 }}
        />
      )}
      {canSet && (
        <>
          <Button onClick={() => onChoose('library')}>{t('fromLibrary')}</Button>
          <Button onClick={() => onChoose('own')}>{t('ownQuestion')}</Button>
          {current && (
            <Button danger onClick={() => ask(current.program_map_id, current.title)}>
              {t('deleteShown')}
            </Button>
          )}
        </>
      )}
    </Flex>
  )
}
