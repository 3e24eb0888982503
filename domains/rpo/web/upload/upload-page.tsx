import { usePermission } from '@bole/accounts/web'
import { remoteChoice, tabs, text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { rpoApi } from '@bole/rpo/contract'
import { recordStates } from '@bole/rpo/model'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { AddFilesDialog } from './add-files-dialog.tsx'
import { Drafts } from './drafts.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { recordColumns } from './record-columns.tsx'
import { RemarkDialog } from './remark-dialog.tsx'
import { type Opened, RemoveDialog } from './remove-dialog.tsx'

const on = actionsOn(rpoApi.listRecords)

/** `/rpoUploadResume`: what an agency hands in for the positions shared with it, and what became of each file. */
export default function UploadPage(): ReactNode {
  const t = useTexts()
  const maySend = usePermission('rpo.send')
  const [isAdding, setAdding] = useState(false)
  const [opened, open] = useState<Opened | null>(null)
  const close = () => open(null)
  const [first] = opened?.records ?? []
  const openMany = (kind: Opened['kind']) => (records: Opened['records'], done: () => void) =>
    open({ kind, records, done })
  const openOne = (kind: Opened['kind']) => (record: Opened['records'][number]) =>
    open({ kind, records: [record], done: () => undefined })
  return (
    <>
      <Drafts />
      <ListScreen
        call={rpoApi.listRecords}
        filters={[
          tabs('status', t('state'), {
            call: rpoApi.listRecords,
            all: t('all'),
            options: recordStates.map((value) => ({ value, label: t(`states.${value}`) })),
            countsIn: ({ statistic }) =>
              Object.fromEntries(['all', ...recordStates].map((name) => [name, statistic[name]?.value])),
          }),
          text('keyword', t('keyword')),
          remoteChoice('dir_id', t('columns.folder'), {
            call: rpoApi.listFolders,
            request: {},
            choiceOf: ({ id, name }) => ({ value: id, label: name }),
          }),
        ]}
        columns={recordColumns(t)}
        actions={{
          remark: on.open(t('remark.open'), openOne('remark')),
          move: on.open(t('move.open'), openOne('move')),
          remove: { ...on.open(t('remove.open'), openOne('remove')), isDangerous: true },
        }}
        batch={{
          move: on.openMany(t('move.open'), openMany('move')),
          remove: on.openMany(t('remove.open'), openMany('remove')),
        }}
        create={maySend && { label: t('add.open'), open: () => setAdding(true) }}
        empty={t('empty')}
      />
      {isAdding && <AddFilesDialog onClose={() => setAdding(false)} />}
      {opened?.kind === 'remark' && first && <RemarkDialog record={first} onClose={close} />}
      {opened?.kind === 'move' && <MoveDialog {...opened} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveDialog {...opened} onClose={close} />}
    </>
  )
}
