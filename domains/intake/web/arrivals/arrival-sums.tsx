import { intakeApi, type Sums } from '@bole/intake/contract'
import { itemStates } from '@bole/intake/model'
import { intakeScreens } from '@bole/intake/screens'
import { formatDay } from '@bole/platform/moments'
import { addressOf, type Origin } from '@bole/platform/screens'
import { type AddressValues, formatNumber, useAddressState, useCall } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Flex, Segmented, Skeleton, Table } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { arrivalFields } from './arrival-fields.ts'

type Counts = Sums['all']
type Narrowed = Partial<AddressValues<typeof arrivalFields>>

interface Line extends Counts {
  readonly name: string
  readonly to: Narrowed
}

/** How much came in by each door or on each day and what became of it; each number leads to its rows below. */
export function ArrivalSums({ origin }: { readonly origin: Origin }): ReactNode {
  const t = useTexts()
  const [{ keyword, day_from, day_until }] = useAddressState(arrivalFields)
  const kept: Narrowed = {
    ...(keyword ? { keyword } : {}),
    ...(day_from ? { day_from } : {}),
    ...(day_until ? { day_until } : {}),
  }
  const [by, setBy] = useState<'door' | 'day'>('door')
  const sums = useCall(intakeApi.sumArrivals, { query: { origin, ...kept } }).data?.data
  if (!sums) return <Skeleton active />
  const lines: readonly Line[] =
    by === 'door'
      ? sums.by_door.map((sum) => ({ ...sum, name: t(`doors.${sum.door}`), to: { ...kept, door: sum.door } }))
      : sums.by_day.map((sum) => ({
          ...sum,
          name: formatDay(sum.day),
          to: { ...kept, day_from: sum.day, day_until: sum.day },
        }))
  const numberOf = (state: keyof Counts, { to, [state]: count }: Line) => {
    const narrower: Narrowed = state === 'total' ? to : { ...to, state }
    return count === 0 ? (
      '0'
    ) : (
      <Link to={addressOf(intakeScreens.arrivals, { origin }, narrower)}>{formatNumber(count)}</Link>
    )
  }
  const columns = [...itemStates, 'total'] as const
  const all: Line = { ...sums.all, name: t('arrivals.together'), to: kept }
  return (
    <Flex vertical gap={8} style={{ marginBottom: 16 }}>
      <Segmented
        aria-label={t('arrivals.over')}
        style={{ alignSelf: 'flex-start' }}
        options={[
          { value: 'door', label: t('arrivals.byDoor') },
          { value: 'day', label: t('arrivals.byDay') },
        ]}
        value={by}
        onChange={setBy}
      />
      <Table<Line>
        size="small"
        rowKey="name"
        pagination={lines.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
        scroll={{ x: 'max-content' }}
        dataSource={[...lines]}
        columns={[
          { dataIndex: 'name', title: by === 'door' ? t('arrivals.door') : t('arrivals.day') },
          ...columns.map((state) => ({
            key: state,
            align: 'right' as const,
            title: state === 'total' ? t('arrivals.total') : t(`arrivals.states.${state}`),
            render: (_: unknown, line: Line) => numberOf(state, line),
          })),
        ]}
        summary={() => (
          <Table.Summary.Row>
            <Table.Summary.Cell index={0}>
              <b>{all.name}</b>
            </Table.Summary.Cell>
            {columns.map((state, place) => (
              <Table.Summary.Cell key={state} index={place + 1} align="right">
                {numberOf(state, all)}
              </Table.Summary.Cell>
            ))}
          </Table.Summary.Row>
        )}
      />
    </Flex>
  )
}
