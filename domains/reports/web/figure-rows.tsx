import { pipelineScreens } from '@bole/pipeline/screens'
import { nameOfStatus, StatusDot, usePipelineTexts } from '@bole/pipeline/web'
import type { QueryOf } from '@bole/platform/contract'
import { type Column, ListRows, type RowOf } from '@bole/platform/list'
import { formatDay } from '@bole/platform/moments'
import { addressOf } from '@bole/platform/screens'
import { statuses } from '@bole/processes/model'
import { reportsApi } from '@bole/reports/contract'
import { measures } from '@bole/reports/model'
import { Link } from '@tanstack/react-router'
import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { figureInWords } from './figures.ts'
import { useTexts } from './texts/index.ts'

type Row = RowOf<typeof reportsApi.listReportRows>

interface FigureRowsProps {
  readonly query: Omit<QueryOf<typeof reportsApi.listReportRows>, 'page' | 'page_size'>
  readonly title: string
  readonly onClose: () => void
}

/** The applications behind a figure, each a way to its candidate. */
export function FigureRows({ query, title, onClose }: FigureRowsProps): ReactNode {
  const t = useTexts()
  return (
    <Drawer open size={720} title={title} onClose={onClose}>
      <ListRows
        call={reportsApi.listReportRows}
        given={query}
        columns={useColumns(query.column)}
        empty={t('rows.nobody')}
      />
    </Drawer>
  )
}

function useColumns(measure: measures.Measure): readonly Column<Row>[] {
  const t = useTexts()
  const words = usePipelineTexts()
  const columns: Column<Row>[] = [
    {
      name: 'name',
      title: t('rows.candidate'),
      isMain: true,
      width: 150,
      render: (row) => <Link to={addressOf(pipelineScreens.candidate, row)}>{row.name}</Link>,
    },
    { name: 'position', title: t('rows.position'), width: 180, render: ({ position }) => position.title },
    { name: 'applied_at', title: t('rows.applied'), width: 110, render: (row) => formatDay(row.applied_at) },
    {
      name: 'status',
      title: t('rows.status'),
      width: 130,
      render: ({ status }) => {
        const known = statuses.knownStatus(status)
        if (!known) return '—'
        return (
          <>
            <StatusDot colour={known.colour} />{' '}
            {nameOfStatus(words, { status: known.stage, name: known.name })}
          </>
        )
      },
    },
  ]
  if (measures.definitions[measure].kind !== 'days') return columns
  const days: Column<Row> = {
    name: 'days',
    title: t('rows.days'),
    width: 90,
    render: (row) => figureInWords(t, measure, row.days),
  }
  return [...columns, days]
}
