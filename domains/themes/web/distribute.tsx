import { accountsEntryApi } from '@bole/accounts/contract'
import { usePeople } from '@bole/accounts/web'
import { defineForm, FieldGroup, FormPage, RecordForm, useRecordForm } from '@bole/platform/form'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { type Answered, useCall } from '@bole/platform/web'
import { themesApi } from '@bole/themes/contract'
import { useNavigate } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { ProjectSteps } from './project-steps.tsx'
import { themesScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

type Kept = Answered<typeof themesApi.getThemeConfig>['data']

const none: number[] = []
const distributeForm = defineForm({
  create: themesApi.distributeTheme,
  empty: { user_ids: none, department_ids: none },
  refusals: { unknown_person: 'user_ids' },
})
const { ChoiceField } = distributeForm

/** Hands a project to people and departments. */
export default function Distribute(): ReactNode {
  const { id, origin } = useAddress(themesScreens.distribute)
  const navigate = useNavigate()
  useNameOfRecord(useCall(themesApi.viewTheme, { query: { id } }).data?.data.theme.theme_name)
  const kept = useCall(themesApi.getThemeConfig, { query: { theme_id: id } }).data?.data
  return (
    <>
      <ProjectSteps id={id} origin={origin} here="distribute" />
      {kept ? (
        <FormPage onClose={() => void navigate({ href: addressOf(themesScreens.list, { origin }) })}>
          <Keepers key={id} themeId={id} kept={kept} />
        </FormPage>
      ) : (
        <Skeleton active paragraph={{ rows: 5 }} />
      )}
    </>
  )
}

function Keepers({ themeId, kept }: { readonly themeId: number; readonly kept: Kept }): ReactNode {
  const t = useTexts()
  const people = usePeople()
  const departments = useCall(accountsEntryApi.listDepartments, {}).data?.data.list ?? []
  const form = useRecordForm(distributeForm, {
    record: null,
    initialValues: {
      user_ids: kept.users.map(({ id }) => id),
      department_ids: kept.departments.map(({ id }) => id),
    },
    createWith: { theme_id: themeId },
    saved: t('distribute.saved'),
  })
  const keptOf = (list: Kept['users']) => list.map(({ id, name }) => ({ value: id, label: name }))
  const known = new Map(
    [...keptOf(kept.departments), ...keptOf(departments)].map((choice) => [choice.value, choice] as const),
  )
  const options = [...(people.options ?? [])]
  for (const one of keptOf(kept.users))
    if (!options.some(({ value }) => value === one.value)) options.push(one)
  return (
    <RecordForm form={form}>
      <FieldGroup title={t('titles.distribute')}>
        <ChoiceField
          name="user_ids"
          isMultiple
          label={t('distribute.people')}
          help={t('distribute.help')}
          options={options}
          onSearch={people.onSearch}
        />
        <ChoiceField
          name="department_ids"
          isMultiple
          label={t('distribute.departments')}
          options={[...known.values()]}
        />
      </FieldGroup>
    </RecordForm>
  )
}
