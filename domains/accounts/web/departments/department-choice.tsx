import { accountsEntryApi } from '@bole/accounts/contract'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { Empty, TreeSelect } from 'antd'
import type { ReactNode } from 'react'
import { accountsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

interface NamedDepartment {
  readonly id: number
  readonly name: string
}

interface Place extends NamedDepartment {
  readonly parent_id: number | null
}

interface DepartmentChoiceProps {
  /** The departments there are to choose from; all the caller looks after when it is left out. */
  readonly departments?: readonly Place[]
  /** Stays to be chosen, though the caller does not look after it. */
  readonly kept?: NamedDepartment | null | undefined
  /** Names the place above all departments, whose value is null; it cannot be chosen when left out. */
  readonly top?: string | undefined
  readonly canBeEmpty?: boolean
  // What a field of a form gives to what it shows.
  readonly id?: string
  readonly value?: number | null
  readonly onChange?: (value: number | null) => void
  readonly disabled?: boolean
}

/** The parent of what stands at the top of the tree, and the value of the place above it: no department's id. */
const above = 0
/** A large tree opens branch by branch. */
const mostExpanded = 200

/** One department of a tree, found by its name; null where none is chosen. */
export default function DepartmentChoice({
  departments,
  kept,
  top,
  canBeEmpty = false,
  value,
  onChange,
  ...field
}: DepartmentChoiceProps): ReactNode {
  const asked = useCall(accountsEntryApi.listDepartments, {}, { enabled: departments === undefined })
  const places = departments ?? asked.data?.data.list ?? []
  const reached = new Set(places.map(({ id }) => id))
  const nodes = places.map(({ id, parent_id, name }) => ({
    id,
    value: id,
    pId: parent_id !== null && reached.has(parent_id) ? parent_id : above,
    title: name,
  }))
  const beyond = kept && !reached.has(kept.id) ? [kept] : []
  const chosen = value ?? (top === undefined ? undefined : above)
  return (
    <TreeSelect
      {...field}
      {...(chosen === undefined ? {} : { value: chosen })}
      onChange={(id: number | undefined) => onChange?.(id || null)}
      allowClear={canBeEmpty}
      treeDataSimpleMode
      {...(asked.data && places.length === 0 ? { notFoundContent: <NoDepartments /> } : {})}
      treeDefaultExpandAll={places.length <= mostExpanded}
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeData={[
        ...(top === undefined ? [] : [{ id: above, value: above, pId: -1, title: top }]),
        ...beyond.map(({ id, name }) => ({ id, value: id, pId: above, title: name })),
        ...nodes,
      ]}
    />
  )
}

/** There is nothing to choose from yet, and where that is added. */
function NoDepartments(): ReactNode {
  const t = useTexts()
  return (
    <Empty
      description={
        <>
          {t('noDepartments')}{' '}
          <PlaceLink place={{ path: addressOf(accountsScreens.departments) }}>
            {t('addDepartments')}
          </PlaceLink>
        </>
      }
    />
  )
}
