import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { type PositionDetail, positionsApi } from '@bole/positions/contract'
import { themesApi } from '@bole/themes/contract'
import { typeOf } from '@bole/themes/model'
import { themesScreens } from '@bole/themes/screens'
import { Card, Form, Input, InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface BasicsGroupProps {
  readonly origin: number
  readonly position: PositionDetail | null
  /** Whether what is being submitted has to be fit for candidates. */
  readonly isOpening: () => boolean
}

/** Title, project, cities and head-count: what a position cannot be open without. */
export function BasicsGroup({ origin, position, isOpening }: BasicsGroupProps): ReactNode {
  const t = useTexts()
  const listed = useCall(themesApi.listThemes, { query: { type: typeOf(origin), page_size: 200 } }).data?.data
    .list
  const cities = useCall(positionsApi.listLocations, { query: {} }).data?.data.list ?? []
  const projects = listed?.map(({ id, theme_name }) => ({ value: id, label: theme_name })) ?? []
  const own = position && { value: position.theme.id, label: position.theme.theme_name }
  const options = own && !projects.some(({ value }) => value === own.value) ? [own, ...projects] : projects
  return (
    <Card size="small" title={t('form.basics')}>
      <Form.Item
        name="title"
        label={t('form.title')}
        rules={[{ required: true, whitespace: true, message: t('form.needs.title') }]}
      >
        <Input maxLength={120} autoFocus={position === null} />
      </Form.Item>
      <Form.Item
        name="theme_id"
        label={t('form.project')}
        rules={[{ required: true, message: t('form.needs.project') }]}
        extra={
          position?.is_project_fixed ? (
            t('form.projectFixed')
          ) : listed?.length === 0 ? (
            <>
              {t('form.noProject')}{' '}
              <PlaceLink place={{ path: addressOf(themesScreens.create, { origin }) }}>
                {t('form.newProject')}
              </PlaceLink>
            </>
          ) : undefined
        }
      >
        <Select
          disabled={position?.is_project_fixed ?? false}
          showSearch={{ optionFilterProp: 'label' }}
          options={options}
        />
      </Form.Item>
      <Form.Item
        name="city_list"
        label={t('form.cities')}
        extra={t('form.citiesHelp')}
        rules={[
          {
            validator: async (_, value: readonly string[]) => {
              if (isOpening() && value.length === 0) throw new Error(t('form.needs.cities'))
            },
          },
        ]}
      >
        <Select
          mode="tags"
          // Else Tab, to the next field, would take in the first city of the list.
          defaultActiveFirstOption={false}
          maxCount={50}
          tokenSeparators={[',', '，', '、', ';', '；']}
          options={cities.map(({ city }) => ({ value: city, label: city }))}
        />
      </Form.Item>
      <Form.Item
        name="head_count"
        label={t('form.headCount')}
        rules={[{ required: true, type: 'integer', min: 1, message: t('form.needs.headCount') }]}
      >
        <InputNumber min={1} max={100_000} precision={0} style={{ width: 160 }} />
      </Form.Item>
    </Card>
  )
}
