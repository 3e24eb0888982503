import { usePipelineTexts } from '@bole/pipeline/web'
import { pickers } from '@bole/platform/form'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { fromAddress, useAddressState, useCall } from '@bole/platform/web'
import { type ReportLine, reportsApi } from '@bole/reports/contract'
import type { measures } from '@bole/reports/model'
import { Alert, Card, DatePicker, Empty, Flex, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { Definitions } from './definitions.tsx'
import { FigureRows } from './figure-rows.tsx'
import { FigureTable } from './figure-table.tsx'
import { FirstColumnChart } from './first-column-chart.tsx'
import { lineName } from './line-name.ts'
import { daysInWords } from './period-in-words.ts'
import { ReportButtons } from './report-buttons.tsx'
import { reportsScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

/** What lies open: the applications behind a figure, of one line or, without one, of all. */
export interface OpenedFigure {
  readonly column: measures.Measure
  readonly line: ReportLine | null
}

const addressFields = { as_of: fromAddress.day }

/** A report with its figures, as of now or of the end of a past day; each figure opens the applications behind it. */
export default function ReportPage(): ReactNode {
  const t = useTexts()
  const words = usePipelineTexts()
  const { id } = useAddress(reportsScreens.details)
  const [{ as_of }, change] = useAddressState(addressFields)
  const [opened, open] = useState<OpenedFigure | null>(null)
  const query = as_of ? { id, as_of } : { id }
  const found = useCall(reportsApi.viewReport, { query }).data?.data
  useNameOfRecord(found?.report.conditions.title)
  if (!found)
    return (
      <Card>
        <Skeleton active paragraph={{ rows: 8 }} />
      </Card>
    )
  const { report, details, period } = found
  const { header } = report.conditions
  const nameOf = (line: ReportLine | null) => (line ? lineName(t, words, header.rows, line) : t('page.total'))
  const narrowed = [...report.names.positions, ...report.names.departments].map(({ name }) => name)
  return (
    <Flex vertical gap={16}>
      <Card>
        <Flex wrap gap={12} align="center" justify="space-between">
          <Flex vertical>
            <span>{t('page.scope', { period: daysInWords(t, period) })}</span>
            {narrowed.length > 0 && <span>{t('page.narrowed', { names: narrowed.join(' · ') })}</span>}
          </Flex>
          <Flex wrap gap={8} align="center">
            <label htmlFor="report-as-of">{t('page.asOf')}</label>
            <DatePicker
              id="report-as-of"
              title={t('page.asOfHelp')}
              placeholder={t('page.now')}
              maxDate={pickers.holdingDays.getValueProps(new Date().toLocaleDateString('sv')).value as never}
              value={pickers.holdingDays.getValueProps(as_of ?? null).value as never}
              onChange={(picked) =>
                change({ as_of: pickers.holdingDays.getValueFromEvent(picked) as string | null })
              }
            />
            <ReportButtons report={report} asOf={as_of} />
          </Flex>
        </Flex>
      </Card>
      {details.list.length === 0 ? (
        <Card>
          <Empty description={t('page.nobody')} />
        </Card>
      ) : (
        <Card>
          <FirstColumnChart header={header} lines={details.list} nameOf={nameOf} onOpen={open} />
          {details.is_cut && (
            <Alert type="info" showIcon title={t('page.cut', { most: details.list.length })} />
          )}
          <FigureTable header={header} details={details} nameOf={nameOf} onOpen={open} />
          <Definitions columns={header.columns} />
        </Card>
      )}
      {opened && (
        <FigureRows
          key={`${opened.column} ${opened.line?.key}`}
          query={{ ...query, column: opened.column, ...(opened.line && { row: opened.line.key }) }}
          title={t('rows.title', { line: nameOf(opened.line), measure: t(`measures.${opened.column}`) })}
          onClose={() => open(null)}
        />
      )}
    </Flex>
  )
}
