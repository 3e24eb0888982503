import { DepartmentChoice, usePeople } from '@bole/accounts/web'
import { FieldGroup } from '@bole/platform/form'
import type { PositionDetail } from '@bole/positions/contract'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { positionForm } from './position.ts'

const { Field, ChoiceField } = positionForm

/** Whose position it is: what is chosen already stays to be chosen, though the caller does not look after it. */
export function PlaceGroup({ position }: { readonly position: PositionDetail | null }): ReactNode {
  const t = useTexts()
  const { department, owner } = position ?? {}
  return (
    <FieldGroup title={t('form.place')}>
      <Field name="department_id" label={t('form.department')} help={t('form.departmentHelp')}>
        <DepartmentChoice kept={department} canBeEmpty />
      </Field>
      <ChoiceField
        name="owner_id"
        label={t('form.owner')}
        help={position ? undefined : t('form.ownerHelp')}
        {...usePeople()}
        kept={owner && { value: owner.id, label: owner.name }}
        canBeEmpty={position === null}
      />
    </FieldGroup>
  )
}
