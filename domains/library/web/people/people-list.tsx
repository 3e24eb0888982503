import { libraryApi } from '@bole/library/contract'
import { ListScreen } from '@bole/platform/list'
import { useAddressState } from '@bole/platform/web'
import { Flex } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { SearchWatches } from '../watches/search-watches.tsx'
import { AdoptDialog } from './adopt-dialog.tsx'
import { ExportPeople } from './export-people.tsx'
import { type Adopting, peopleActions, peopleBatch, tableColumns } from './people-actions.ts'
import { peopleColumns } from './people-columns.tsx'
import { addressFields, usePeopleFilters } from './people-filters.ts'
import { UploadScores } from './upload-scores.tsx'

/** `/candidate/library/list`: everybody who ever applied, once each, across positions; and who of them matches an opening. */
export default function PeopleList(): ReactNode {
  const t = useTexts()
  const [conditions] = useAddressState(addressFields)
  const [adopting, adopt] = useState<Adopting | null>(null)
  const filters = usePeopleFilters()
  return (
    <>
      <Flex justify="end" gap={8} wrap>
        <SearchWatches />
        <UploadScores />
        <ExportPeople conditions={conditions} columns={tableColumns} />
      </Flex>
      <ListScreen
        call={libraryApi.listPeople}
        filters={filters}
        columns={peopleColumns(t, conditions.like_position_id !== undefined)}
        actions={peopleActions(t, adopt)}
        batch={peopleBatch(t, adopt)}
        empty={t('people.none')}
      />
      {adopting && <AdoptDialog {...adopting} onClose={() => adopt(null)} />}
    </>
  )
}
