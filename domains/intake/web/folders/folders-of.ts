import { intakeApi } from '@bole/intake/contract'
import type { Remote } from '@bole/platform/filter'
import type { Origin } from '@bole/platform/screens'

/** The folders of one kind of hiring, to be chosen from. */
export const foldersOf = (origin: Origin): Remote<typeof intakeApi.listFolders, number> => ({
  call: intakeApi.listFolders,
  request: { query: { origin, page_size: 200 } },
  choiceOf: ({ id, name }) => ({ value: id, label: name }),
})
