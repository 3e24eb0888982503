import { choices, tabs, text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { addressOf } from '@bole/platform/screens'
import { resumesApi } from '@bole/resumes/contract'
import type { ReactNode } from 'react'
import { strengths } from '../../model/people/pair-words.ts'
import { resumesScreens } from '../screens.ts'
import { LookThrough } from './look-through.tsx'
import { pairColumns } from './pair-columns.tsx'
import { useTexts } from './texts/index.ts'

const { listPairs, settlePair } = resumesApi
const on = actionsOn(listPairs)

/** `/candidate/duplicate/list`: records that may be one person, the surest first. */
export default function PairList(): ReactNode {
  const t = useTexts()
  return (
    <>
      <LookThrough />
      <ListScreen
        call={listPairs}
        filters={[
          tabs('state', t('state'), {
            call: listPairs,
            all: t('states.open'),
            options: [{ value: 'not_same', label: t('states.not_same') }],
            countsIn: ({ statistic: { open, not_same } }) => ({ all: open, not_same }),
          }),
          choices(
            'strength',
            t('strength'),
            strengths.map((value) => ({ value, label: t(`strengths.${value}`) })),
          ),
          text('keyword', t('keyword')),
        ]}
        columns={pairColumns(t)}
        actions={{
          compare: on.goTo(t('compare'), ({ id }) => addressOf(resumesScreens.pair, { id })),
          differ: on.send(
            t('differ'),
            settlePair,
            ({ id }) => ({ body: { id, state: 'not_same' as const } }),
            {
              done: () => t('differDone'),
            },
          ),
          reopen: on.send(t('reopen'), settlePair, ({ id }) => ({ body: { id, state: 'open' as const } }), {
            done: () => t('reopenDone'),
          }),
        }}
        empty={t('empty')}
      />
    </>
  )
}
