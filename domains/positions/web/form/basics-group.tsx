import { FieldGroup } from '@bole/platform/form'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { type PositionDetail, positionsApi } from '@bole/positions/contract'
import { categoryLength } from '@bole/positions/model'
import { themesScreens } from '@bole/themes/screens'
import { useProjects } from '@bole/themes/web'
import { AutoComplete, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { positionForm } from './position.ts'

interface BasicsGroupProps {
  readonly origin: number
  readonly position: PositionDetail | null
  /** Whether what is being submitted has to be fit for candidates. */
  readonly isOpening: () => boolean
}

const { Field, TextField, NumberField, ChoiceField, TagsField } = positionForm

/** Title, project, cities and head-count: what a position cannot be open without. */
export function BasicsGroup({ origin, position, isOpening }: BasicsGroupProps): ReactNode {
  const t = useTexts()
  const { isEmpty, ...projects } = useProjects(origin)
  const cities = useCall(positionsApi.listLocations, { query: {} }).data?.data.list
  const categories = useCall(positionsApi.listCategories, { query: {} }).data?.data.list ?? []
  const firstProject = (
    <>
      {t('form.noProject')}{' '}
      <PlaceLink place={{ path: addressOf(themesScreens.create, { origin }) }}>
        {t('form.newProject')}
      </PlaceLink>
    </>
  )
  return (
    <FieldGroup title={t('form.basics')}>
      <TextField name="title" label={t('form.title')} autoFocus={position === null} />
      <ChoiceField
        name="theme_id"
        label={t('form.project')}
        help={position?.is_project_fixed ? t('form.projectFixed') : isEmpty && firstProject}
        {...projects}
        kept={position && { value: position.theme.id, label: position.theme.theme_name }}
        isDisabled={position?.is_project_fixed ?? false}
      />
      <TagsField
        name="city_list"
        label={t('form.cities')}
        help={t('form.citiesHelp')}
        offered={cities?.map(({ city }) => city) ?? []}
        rules={[
          {
            validator: async (_, value: readonly string[]) => {
              if (isOpening() && value.length === 0) throw new Error(t('form.needs.cities'))
            },
          },
        ]}
      />
      <Field name="category" label={t('form.category')} help={t('form.categoryHelp')}>
        <AutoComplete
          options={categories.map(({ category }) => ({ value: category }))}
          showSearch={{ filterOption: (typed, option) => option?.value.includes(typed.trim()) ?? true }}
        >
          <Input maxLength={categoryLength} />
        </AutoComplete>
      </Field>
      <NumberField name="head_count" label={t('form.headCount')} isRequired />
    </FieldGroup>
  )
}
