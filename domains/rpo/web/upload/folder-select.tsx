import { useCall } from '@bole/platform/web'
import { rpoApi } from '@bole/rpo/contract'
import { Button, Flex, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { FoldersDialog } from './folders-dialog.tsx'

interface FolderSelectProps {
  /** The field's, where a form holds it. */
  readonly id?: string
  readonly value?: number | null
  readonly onChange?: (value: number | null) => void
}

/** One of one's folders, or none; they are made, renamed and removed beside it. */
export function FolderSelect({ id, value = null, onChange }: FolderSelectProps): ReactNode {
  const t = useTexts()
  const folders = useCall(rpoApi.listFolders, {}).data?.data.list
  const [isManaging, setManaging] = useState(false)
  const choices = folders?.map((folder) => ({ value: folder.id, label: folder.name })) ?? []
  return (
    <Flex gap={8}>
      <Select<number>
        {...(id ? { id } : {})}
        style={{ flex: 1 }}
        value={value ?? 0}
        loading={folders === undefined}
        options={[{ value: 0, label: t('add.noFolder') }, ...choices]}
        onChange={(chosen) => onChange?.(chosen === 0 ? null : chosen)}
      />
      <Button onClick={() => setManaging(true)}>{t('folders.open')}</Button>
      {isManaging && <FoldersDialog onClose={() => setManaging(false)} />}
    </Flex>
  )
}
