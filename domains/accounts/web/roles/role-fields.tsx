import { accountsApi } from '@bole/accounts/contract'
import {
  type Area,
  areaOf,
  type FieldGroup,
  fieldGroups,
  type Permission,
  permissions,
} from '@bole/accounts/model'
import type { ReplyOf } from '@bole/platform/contract'
import { defineForm, FieldRow, RecordForm, useRecordForm } from '@bole/platform/form'
import { wordOf } from '@bole/platform/web'
import { Alert, Checkbox, Tag } from 'antd'
import type { ReactNode } from 'react'
import { tickedTogether } from '../../model/permissions.ts'
import { areas, type GivenReach, givenReaches } from '../../model/record-areas.ts'
import styles from '../permissions/permissions.module.css'
import { useTexts as usePermissionTexts } from '../permissions/texts/index.ts'
import { useRoleWord } from '../role-words.ts'
import { useTexts } from './texts/index.ts'

export type KeptRole = ReplyOf<typeof accountsApi.viewRole>['role']

interface Fields {
  readonly name: string
  /** Those that are held. */
  readonly permissions: readonly Permission[]
  readonly hides: readonly FieldGroup[]
  readonly scopes: Readonly<Record<Area, GivenReach | 'nothing'>>
}

const empty: Fields = {
  name: '',
  permissions: [],
  hides: [],
  scopes: { candidates: 'own', positions: 'own', accounts: 'own' },
}

const roleForm = defineForm({
  update: accountsApi.updateRole,
  empty,
  fieldsOf: (role: KeptRole): Fields => ({
    name: role.name ?? '',
    permissions: role.permissions.flatMap(({ name, is_held }) => (is_held ? [name] : [])),
    hides: role.hides,
    scopes: role.scopes,
  }),
  bodyOf: ({ name, permissions: held, hides, scopes }: Fields) => ({
    ...(name === '' ? {} : { name }),
    permissions: permissions.map((one) => ({ name: one, is_held: held.includes(one) })),
    hides: [...hides],
    scopes: Object.fromEntries(Object.entries(scopes).filter(([, reach]) => reach !== 'nothing')),
  }),
  refusals: { role_name_taken: 'name' },
})

/** What a role gives: its permissions by area, and what of candidates is not shown to its people. */
export function RoleFields({ role }: { readonly role: KeptRole }): ReactNode {
  const t = useTexts()
  const roleWord = useRoleWord()
  const form = useRecordForm(roleForm, { record: role, saved: t('form.saved'), stays: true })
  const explain =
    role.name === null ? t('form.explainBuiltIn') : t('form.explainOwn', { role: roleWord(role.based_on) })
  return (
    <RecordForm form={form}>
      <Alert type="info" title={`${explain} ${t('form.onlyHeld')}`} style={{ marginBlockEnd: 16 }} />
      {role.name !== null && <roleForm.TextField name="name" label={t('form.name')} />}
      <roleForm.Field name="permissions" label={t('form.permissions')}>
        <PermissionBoxes of={role.permissions} />
      </roleForm.Field>
      <FieldRow>
        {areas.map((area) => (
          <roleForm.ChoiceField
            key={area}
            name={`scopes.${area}`}
            label={t(`areas.${area}`)}
            options={[
              ...givenReaches,
              ...(role.scopes[area] === 'nothing' ? (['nothing'] as const) : []),
            ].map((value) => ({ value, label: t(`reaches.${value}`) }))}
          />
        ))}
      </FieldRow>
      <roleForm.Field name="hides" label={t('form.hides')} help={t('form.hidesHelp')}>
        <Checkbox.Group options={fieldGroups.map((value) => ({ value, label: t(`groups.${value}`) }))} />
      </roleForm.Field>
    </RecordForm>
  )
}

interface PermissionBoxesProps {
  readonly of: KeptRole['permissions']
  /** Given by the form. */
  readonly value?: Permission[]
  readonly onChange?: (held: Permission[]) => void
  readonly disabled?: boolean
}

/** Permissions by area; what differs from the built-in role is marked. */
function PermissionBoxes({ of, value = [], onChange, ...rest }: PermissionBoxesProps): ReactNode {
  const t = usePermissionTexts()
  const fixed = of.flatMap(({ name, can_change }) => (can_change ? [] : [name]))
  // What the reader cannot change stays as it is, whatever it would go with.
  const tick = (ticked: readonly Permission[]) => {
    const held = tickedTogether(value, ticked)
    onChange?.(permissions.filter((one) => (fixed.includes(one) ? value : held).includes(one)))
  }
  return (
    <Checkbox.Group className={styles.boxes} value={value} onChange={tick} {...rest}>
      {[...Map.groupBy(of, ({ name }) => areaOf(name))].map(([area, ofArea]) => (
        <fieldset key={area} className={styles.area}>
          <legend>{wordOf(t, `areas.${area}`)}</legend>
          {ofArea.map(({ name, is_built_in, can_change }) => (
            <Checkbox key={name} value={name} {...(can_change ? {} : { disabled: true })}>
              {wordOf(t, `names.${name}`)}{' '}
              {value.includes(name) !== is_built_in && (
                <Tag color={is_built_in ? 'red' : 'green'}>{t(is_built_in ? 'taken' : 'added')}</Tag>
              )}
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </Checkbox.Group>
  )
}
