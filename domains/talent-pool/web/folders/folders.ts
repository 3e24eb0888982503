import { type Filter, type Remote, remoteChoices, useChoices } from '@bole/platform/filter'
import { talentPoolApi } from '@bole/talent-pool/contract'

const all: Remote<typeof talentPoolApi.listFolders, number> = {
  call: talentPoolApi.listFolders,
  request: ({ keyword }) => ({ query: { page_size: 200, ...(keyword ? { keyword } : {}) } }),
  choiceOf: ({ id, name }) => ({ value: id, label: name }),
}

/** Narrows the pool to some of its folders. */
export function foldersOf(label: string): Filter<Record<'folder_id', number[]>> {
  return remoteChoices('folder_id', label, all)
}

const managed: typeof all = {
  ...all,
  choiceOf: ({ id, name, can }) => ({ value: can.add ? id : -id, label: name }),
}

/** The folders that the reader may put people into. */
export function useFolders() {
  const { options, onSearch } = useChoices(managed)
  return { options: options?.filter(({ value }) => value > 0), onSearch }
}
