import { libraryApi, type Person } from '@bole/library/contract'
import { columnsFor } from '@bole/library/model'
import { pipelineScreens } from '@bole/pipeline/screens'
import { actionsOn, type BatchActions, type RowActions } from '@bole/platform/list'
import { addressOf } from '@bole/platform/screens'
import type { LibraryTexts } from '../texts/index.ts'

const { goTo, open, openMany, sendMany } = actionsOn(libraryApi.listPeople)

/** What a table of the library has in it. */
export const tableColumns = columnsFor(['status', 'position', 'contact', 'education', 'work', 'city', 'tags'])

/** Whom the dialog of a position is open for, and what is done once some were taken in. */
export interface Adopting {
  readonly people: readonly Person[]
  readonly done?: () => void
}

type Adopt = (adopting: Adopting) => void

const manyOf = (rows: readonly Person[]) => ({ body: { post_ids: rows.map(({ post_id }) => post_id) } })

/** What can be done with somebody of the library. */
export function peopleActions(t: LibraryTexts, adopt: Adopt): RowActions<Person> {
  return {
    open: goTo(t('people.open'), ({ post_id }) => addressOf(pipelineScreens.candidate, { id: post_id })),
    adopt: open(t('people.adopt'), (person) => adopt({ people: [person] })),
  }
}

/** What can be done with several at once. */
export function peopleBatch(t: LibraryTexts, adopt: Adopt): BatchActions<Person> {
  return {
    adopt: openMany(t('people.adopt'), (people, done) => adopt({ people, done })),
    export: sendMany(t('people.export'), libraryApi.exportExcel, (rows) => ({
      body: {
        chosen: { post_ids: rows.map(({ post_id }) => post_id), conditions: null, people: null },
        columns: [...tableColumns],
      },
    })),
    label: sendMany(t('people.labels'), libraryApi.batchSyncLabels, manyOf),
    call: sendMany(t('people.call'), libraryApi.importToCall, manyOf),
  }
}
