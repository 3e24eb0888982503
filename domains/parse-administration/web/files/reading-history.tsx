import { type FileReading, parseAdministrationApi } from '@bole/parse-administration/contract'
import { formatMoment } from '@bole/platform/moments'
import { formatNumber, useCall, wordOf } from '@bole/platform/web'
import { Collapse, Empty, Flex, Skeleton, Tag, Timeline } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { inSeconds, readerName } from './file-columns.tsx'

/** Each time a file was read, the last one first; opened, a reading tells its steps. */
export function ReadingHistory({ readings }: { readonly readings: readonly FileReading[] }): ReactNode {
  const t = useTexts()
  return (
    <Collapse
      items={readings.map((reading) => ({
        key: reading.id,
        label: (
          <Flex gap={12} wrap>
            <b>{formatMoment(reading.create_time)}</b>
            <span>{t(`causes.${reading.cause}`)}</span>
            <span>{readerName(t, reading.reader)}</span>
            <Tag color={reading.state === 'read' ? 'green' : 'red'}>
              {reading.reason === null
                ? t(`states.${reading.state}`)
                : wordOf(t, `reasons.${reading.reason}`)}
            </Tag>
            {reading.reader > 0 && reading.state === 'read' && (
              <span>
                {t('files.foundOf', { found: formatNumber(reading.found), doubtful: reading.doubtful })}
              </span>
            )}
            <span>{inSeconds(t, reading.took_ms)}</span>
          </Flex>
        ),
        children: <Steps id={reading.id} />,
      }))}
    />
  )
}

function Steps({ id }: { readonly id: number }): ReactNode {
  const t = useTexts()
  const steps = useCall(parseAdministrationApi.listSteps, { query: { id } }).data?.data.list
  if (!steps) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  if (steps.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('files.noSteps')} />
  return (
    <Timeline
      items={steps.map(({ place, step, took_ms, outcome }) => ({
        key: place,
        color: outcome === 'done' ? 'green' : 'red',
        content: (
          <>
            {t(`steps.${step}`)} · {inSeconds(t, took_ms)}
            {outcome !== 'done' && ` · ${wordOf(t, `reasons.${outcome}`)}`}
          </>
        ),
      }))}
    />
  )
}
