import { useRoleWord } from '@bole/accounts/web'
import { TwoLines } from '@bole/platform/list'
import { useCall } from '@bole/platform/web'
import { type PositionListItem, positionsApi } from '@bole/positions/contract'
import { Empty, Modal, Skeleton, Tag } from 'antd'
import type { ReactNode } from 'react'
import styles from './batch.module.css'
import { useTexts } from './texts/index.ts'

interface PositionPeopleProps {
  readonly position: PositionListItem
  readonly onClose: () => void
}

/** Everybody who sees a position, its owner and who hires for it first. */
export function PositionPeople({ position, onClose }: PositionPeopleProps): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const list = useCall(positionsApi.listPositionUsers, { query: { id: position.id } }).data?.data.list
  return (
    <Modal open title={t('people.title', { title: position.title })} footer={null} onCancel={onClose}>
      {!list && <Skeleton active />}
      {list?.length === 0 && <Empty description={t('people.none')} />}
      <ul className={styles.people}>
        {list?.map(({ id, name, job_title, role, part }) => (
          <li key={id}>
            <TwoLines first={name} second={job_title ?? roleWord(role)} />
            {part && <Tag>{t(`people.${part}`)}</Tag>}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
