import { accountsApi } from '@bole/accounts/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { defineForm } from '@bole/platform/form'

export type DepartmentInFull = ReplyOf<typeof accountsApi.viewDepartment>['department']

interface DepartmentFields {
  readonly name: string
  readonly head_ids: readonly number[]
  readonly tag_ids: readonly number[]
}

const empty: DepartmentFields = { name: '', head_ids: [], tag_ids: [] }

/** A department's name, who leads it, and its tags; where it stands is changed by moving it. */
export const departmentForm = defineForm({
  create: accountsApi.createDepartment,
  update: accountsApi.updateDepartment,
  empty,
  fieldsOf: ({ name, heads, tags }: DepartmentInFull): DepartmentFields => ({
    name,
    head_ids: heads.map(({ id }) => id),
    tag_ids: tags.map(({ id }) => id),
  }),
  bodyOf: ({ name, head_ids, tag_ids }) => ({ name, head_ids: [...head_ids], tag_ids: [...tag_ids] }),
  refusals: {
    name_taken: 'name',
    too_deep: 'name',
    unknown_head: 'head_ids',
    unknown_tag: 'tag_ids',
  },
})

interface MoveFields {
  readonly parent_id: number | null
  readonly before_id: number | null
}

const nowhere: MoveFields = { parent_id: null, before_id: null }

/** Where a department stands, for whoever does not drag it. */
export const moveForm = defineForm({
  update: accountsApi.moveDepartment,
  empty: nowhere,
  fieldsOf: ({
    parent_id,
  }: {
    readonly id: number
    readonly version: number
    readonly parent_id: number | null
  }) => ({
    parent_id,
    before_id: null,
  }),
  bodyOf: (fields: MoveFields) => fields,
  refusals: { name_taken: 'parent_id', too_deep: 'parent_id', under_itself: 'parent_id' },
})

interface MergeFields {
  readonly into_id: number | null
}

const unsaid: MergeFields = { into_id: null }

/** Which department another one goes up in. */
export const mergeForm = defineForm({
  update: accountsApi.mergeDepartment,
  empty: unsaid,
  fieldsOf: (_: { readonly id: number; readonly version: number }): MergeFields => unsaid,
  bodyOf: ({ into_id }: MergeFields) => ({ into_id: into_id ?? 0 }),
  refusals: { name_taken: 'into_id', too_deep: 'into_id', under_itself: 'into_id' },
})
