import { intakeApi } from '@bole/intake/contract'
import { doors, itemStates } from '@bole/intake/model'
import { choice, dayRange, remoteChoice, tabs, text } from '@bole/platform/filter'
import type { Origin } from '@bole/platform/screens'
import { foldersOf } from '../folders/folders-of.ts'
import type { IntakeTexts } from '../texts/index.ts'

/** What arrivals are narrowed by. */
export const arrivalFilters = (t: IntakeTexts, origin: Origin) =>
  [
    tabs('state', t('arrivals.state'), {
      call: intakeApi.listArrivals,
      all: t('arrivals.all'),
      options: itemStates.map((value) => ({ value, label: t(`arrivals.states.${value}`) })),
      countsIn: ({ statistic }) =>
        Object.fromEntries(['all', ...itemStates].map((name) => [name, statistic[name]?.value])),
    }),
    text('keyword', t('arrivals.keyword')),
    choice(
      'door',
      t('arrivals.door'),
      doors.map((value) => ({ value, label: t(`doors.${value}`) })),
    ),
    remoteChoice('folder_id', t('folders.folder'), foldersOf(origin)),
    dayRange(['day_from', 'day_until'], t('arrivals.days')),
  ] as const
