import { type ImportRow, importsApi, importWords } from '@bole/imports/contract'
import { importStates } from '@bole/imports/model'
import { pipelineScreens } from '@bole/pipeline/screens'
import { addressOf as addressOfCall } from '@bole/platform/contract'
import { choice } from '@bole/platform/filter'
import { type Column, ListScreen } from '@bole/platform/list'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { currentLanguage } from '@bole/platform/web'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { type ImportsTexts, useTexts } from './texts/index.ts'

/** The rows with what would become, or became, of each; the same leaves as a file. */
export function ImportRows({ id }: { readonly id: number }): ReactNode {
  const t = useTexts()
  const { outcomes, undone } = importWords[currentLanguage()]
  const report = (format: 'xlsx' | 'csv') => addressOfCall(importsApi.getReport, {}, { id, format })
  const choicesOf = <Value extends string>(
    values: readonly Value[],
    words: Readonly<Record<Value, string>>,
  ) => values.map((value) => ({ value, label: words[value] }))
  return (
    <>
      <Flex gap={16} justify="end">
        <a href={report('xlsx')}>{t('rows.xlsx')}</a>
        <a href={report('csv')}>{t('rows.csv')}</a>
      </Flex>
      <ListScreen
        call={importsApi.listRows}
        given={{ id }}
        filters={[
          choice('outcome', t('rows.outcome'), choicesOf(importStates.outcomes, outcomes)),
          choice('undone', t('undo.title'), choicesOf(['removed', 'in_part', 'kept'] as const, undone)),
        ]}
        columns={rowColumns(t)}
        empty={t('rows.empty')}
      />
    </>
  )
}

function rowColumns(t: ImportsTexts): readonly Column<ImportRow>[] {
  const { outcomes, undone: fates } = importWords[currentLanguage()]
  return [
    { name: 'id', title: t('rows.row'), width: 90 },
    {
      name: 'name',
      title: t('rows.name'),
      isMain: true,
      width: 180,
      render: ({ name, post_id }) =>
        post_id === null ? (
          <b>{name || '—'}</b>
        ) : (
          <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: post_id }) }}>
            <b>{name}</b>
          </PlaceLink>
        ),
    },
    {
      name: 'outcome',
      title: t('rows.outcome'),
      width: 140,
      render: ({ outcome, undone }) => (undone ? fates[undone] : outcome === null ? '—' : outcomes[outcome]),
    },
    { name: 'reason_text', title: t('rows.why'), width: 420 },
  ]
}
