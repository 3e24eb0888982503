import { useCall } from '@bole/platform/web'
import { type PositionListItem, positionsApi } from '@bole/positions/contract'
import { type CityChange, cityChanges } from '@bole/positions/model'
import { Alert, Flex, Modal, Segmented, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from './texts/index.ts'
import { useChangeMany } from './use-change-many.ts'

interface ChangeManyDialogProps {
  readonly positions: readonly PositionListItem[]
  /** They were changed: nothing is selected any more. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Gives several positions other cities, or says at which stations of their projects they are handled. */
export function ChangeManyDialog({ positions, onDone, onClose }: ChangeManyDialogProps): ReactNode {
  const t = useTexts()
  const [what, setWhat] = useState<'cities' | 'stations'>('cities')
  const [change, setChange] = useState<CityChange>('replace')
  const [cities, setCities] = useState<string[]>([])
  const [stations, setStations] = useState<string[]>([])
  const origin = positions[0]?.origin ?? 2
  const params = useCall(positionsApi.getParams, { query: { origin } }).data?.data
  const ofProjects = params?.themes
    .filter(({ id }) => positions.some(({ theme_id }) => theme_id === id))
    .flatMap(({ station_list }) => station_list)
  const known = new Map(ofProjects?.map((station) => [`${station.type} ${station.name}`, station]))
  const { send, refused, isPending } = useChangeMany(positions, () => {
    onDone()
    onClose()
  })
  const save = () =>
    what === 'cities'
      ? send.cities({ change, city_list: cities })
      : send.stations({ station_list: stations.flatMap((key) => known.get(key) ?? []) })
  return (
    <Modal
      open
      title={t('many.title', { count: positions.length })}
      okText={t('many.save')}
      cancelText={t('many.cancel')}
      okButtonProps={{ disabled: what === 'cities' && cities.length === 0, loading: isPending }}
      onOk={save}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <Segmented
          value={what}
          onChange={setWhat}
          options={(['cities', 'stations'] as const).map((value) => ({ value, label: t(`many.${value}`) }))}
        />
        {what === 'cities' ? (
          <>
            <Segmented
              value={change}
              onChange={setChange}
              options={cityChanges.map((value) => ({ value, label: t(`many.${value}`) }))}
            />
            <Select
              mode="tags"
              aria-label={t('many.pick')}
              placeholder={t('many.pick')}
              value={cities}
              onChange={setCities}
              options={params?.city_list.map((city) => ({ value: city, label: city })) ?? []}
            />
          </>
        ) : (
          <>
            <Select
              mode="multiple"
              aria-label={t('many.pickStations')}
              placeholder={t('many.pickStations')}
              value={stations}
              onChange={setStations}
              options={[...known].map(([value, { name }]) => ({ value, label: name }))}
            />
            {ofProjects?.length === 0 && <span>{t('many.noStations')}</span>}
          </>
        )}
        {refused.length > 0 && (
          <Alert
            role="alert"
            type="warning"
            title={refused.map(({ id, title, message }) => (
              <div key={id}>{t('many.refused', { title, message })}</div>
            ))}
          />
        )}
      </Flex>
    </Modal>
  )
}
