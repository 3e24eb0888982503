import { defineForm, FieldGroup, FormPage, RecordForm, useRecordForm } from '@bole/platform/form'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { type Answered, useCall } from '@bole/platform/web'
import { themesApi } from '@bole/themes/contract'
import { stationTypes } from '@bole/themes/model'
import { useNavigate } from '@tanstack/react-router'
import { Input, Select, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { RowsControl } from './form/rows-control.tsx'
import { ProjectSteps } from './project-steps.tsx'
import { themesScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

type Kept = Answered<typeof themesApi.listStations>['data']
type Station = { name: string; type: (typeof stationTypes)[number] }

const none: Station[] = []

const stationsForm = defineForm({
  create: themesApi.saveStations,
  empty: { station_list: none },
  fieldsOf: ({ station_list }: { id: number; version: number; station_list: Station[] }) => ({
    station_list,
  }),
  bodyOf: ({ station_list }) => ({ station_list: station_list.filter(({ name }) => name.trim() !== '') }),
})
const { Field } = stationsForm

/** Where candidates of a project are handled. */
export default function Stations(): ReactNode {
  const { id, origin } = useAddress(themesScreens.stations)
  const navigate = useNavigate()
  useNameOfRecord(useCall(themesApi.viewTheme, { query: { id } }).data?.data.theme.theme_name)
  const kept = useCall(themesApi.listStations, { query: { theme_id: id } }).data?.data
  return (
    <>
      <ProjectSteps id={id} origin={origin} here="stations" />
      {kept ? (
        <FormPage onClose={() => void navigate({ href: addressOf(themesScreens.list, { origin }) })}>
          <StationFields key={id} themeId={id} kept={kept} />
        </FormPage>
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
    </>
  )
}

function StationFields({ themeId, kept }: { readonly themeId: number; readonly kept: Kept }): ReactNode {
  const t = useTexts()
  const form = useRecordForm(stationsForm, {
    record: null,
    initialValues: { station_list: kept.station_list.map(({ name, type }) => ({ name, type })) },
    createWith: () => ({ theme_id: themeId, version: kept.version }),
    saved: t('stations.saved'),
  })
  const types = stationTypes.map((value) => ({ value, label: t(`stations.${value}`) }))
  return (
    <RecordForm form={form}>
      <FieldGroup title={t('titles.stations')}>
        <Field name="station_list" label={t('stations.list')} help={t('stations.help')}>
          <RowsControl
            empty={{ name: '', type: 'city' as const }}
            most={500}
            add={t('stations.add')}
            nameOf={(number) => t('stations.station', { number })}
          >
            {({ name, type }: Station, change) => (
              <>
                <Input
                  value={name}
                  maxLength={80}
                  placeholder={t('stations.name')}
                  aria-label={t('stations.name')}
                  onChange={({ target }) => change({ name: target.value })}
                />
                <Select
                  value={type}
                  aria-label={t('stations.type')}
                  options={types}
                  onChange={(chosen) => change({ type: chosen })}
                />
              </>
            )}
          </RowsControl>
        </Field>
      </FieldGroup>
    </RecordForm>
  )
}
