import { usePipelineTexts } from '@bole/pipeline/web'
import { pickers } from '@bole/platform/form'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { fromAddress, useAddressState, useCall } from '@bole/platform/web'
import { type ReportLine, reportsApi } from '@bole/reports/contract'
import { Alert, Card, DatePicker, Empty, Flex, Form, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { Definitions } from './definitions.tsx'
import { FigureRows } from './figure-rows.tsx'
import { FigureTable } from './figure-table.tsx'
import { FirstColumnChart } from './first-column-chart.tsx'
import { lineName } from './line-name.ts'
import type { OpenedFigure } from './opened-figure.ts'
import { daysInWords } from './period-in-words.ts'
import { ReportButtons } from './report-buttons.tsx'
import { reportsScreens } from './screens.ts'
import { useTexts } from './texts/index.ts'

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
            <Form
              key={as_of}
              layout="inline"
              initialValues={{ as_of }}
              onValuesChange={(changed: { readonly as_of?: string | null }) =>
                change({ as_of: changed.as_of ?? null })
              }
            >
              <Form.Item {...pickers.holdingDays} name="as_of" label={t('page.asOf')}>
                <DatePicker title={t('page.asOfHelp')} placeholder={t('page.now')} />
              </Form.Item>
            </Form>
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
          query={{
            report_id: id,
            ...(as_of && { as_of }),
            column: opened.column,
            ...(opened.line && { row: opened.line.key }),
          }}
          title={t('rows.title', { line: nameOf(opened.line), measure: t(`measures.${opened.column}`) })}
          onClose={() => open(null)}
        />
      )}
    </Flex>
  )
}
