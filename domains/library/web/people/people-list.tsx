import { libraryApi, type Person } from '@bole/library/contract'
import { columnsFor } from '@bole/library/model'
import { pipelineScreens } from '@bole/pipeline/screens'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { addressOf } from '@bole/platform/screens'
import { useAddressState } from '@bole/platform/web'
import { Flex } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { AdoptDialog } from './adopt-dialog.tsx'
import { ExportPeople } from './export-people.tsx'
import { peopleColumns } from './people-columns.tsx'
import { addressFields, usePeopleFilters } from './people-filters.ts'
import { UploadScores } from './upload-scores.tsx'

const { goTo, open, sendMany } = actionsOn(libraryApi.listPeople)
const columns = columnsFor(['status', 'position', 'contact', 'education', 'work', 'city', 'tags'])

const manyOf = (rows: readonly Person[]) => ({ body: { post_ids: rows.map(({ post_id }) => post_id) } })

/** `/candidate/library/list`: everybody who ever applied, once each, across positions; and who of them matches an opening. */
export default function PeopleList(): ReactNode {
  const t = useTexts()
  const [conditions] = useAddressState(addressFields)
  const [adopting, setAdopting] = useState<Person | null>(null)
  const filters = usePeopleFilters()
  return (
    <>
      <Flex justify="end" gap={8} wrap>
        <UploadScores />
        <ExportPeople conditions={conditions} columns={columns} />
      </Flex>
      <ListScreen
        call={libraryApi.listPeople}
        filters={filters}
        columns={peopleColumns(t, conditions.like_position_id !== undefined)}
        actions={{
          open: goTo(t('people.open'), ({ post_id }) =>
            addressOf(pipelineScreens.candidate, { id: post_id }),
          ),
          adopt: open(t('people.adopt'), setAdopting),
        }}
        batch={{
          export: sendMany(t('people.export'), libraryApi.exportExcel, (rows) => ({
            body: {
              chosen: { post_ids: rows.map(({ post_id }) => post_id), conditions: null, people: null },
              columns: [...columns],
            },
          })),
          label: sendMany(t('people.labels'), libraryApi.batchSyncLabels, manyOf),
          call: sendMany(t('people.call'), libraryApi.importToCall, manyOf),
        }}
        empty={t('people.none')}
      />
      {adopting && <AdoptDialog person={adopting} onClose={() => setAdopting(null)} />}
    </>
  )
}
