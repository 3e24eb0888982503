import { people } from '@bole/accounts/web'
import { openPositions } from '@bole/library/web'
import { choice, choices, remoteChoice, text } from '@bole/platform/filter'
import { stages } from '@bole/processes/model'
import { useStageName } from '@bole/processes/web'
import { givings } from '@bole/talent-pool/model'
import { foldersOf } from '../folders/folders.ts'
import { useTexts } from '../texts/index.ts'

/** As many days without contact as the list is narrowed by. */
const silences = [30, 90, 180, 365]

/** What the pool is narrowed by. */
export function useTalentFilters() {
  const t = useTexts()
  const stageName = useStageName()
  return [
    text('keyword', t('keyword')),
    choice(
      'given',
      t('columns.state'),
      givings.map((value) => ({ value, label: t(`givings.${value}`) })),
    ),
    foldersOf(t('columns.folder')),
    remoteChoice('suits_position_id', t('suits'), openPositions),
    choices(
      'stage',
      t('columns.stage'),
      stages.stagesInOrder.map((value) => ({ value, label: stageName(value) })),
    ),
    text('archived', t('columns.archived')),
    choice(
      'silent_days',
      t('columns.contact'),
      silences.map((value) => ({ value, label: t('silent', { count: value }) })),
    ),
    people('owner_id', t('columns.owner')),
    choice('origin', t('kind'), [
      { value: 2, label: t('social') },
      { value: 1, label: t('campus') },
    ]),
  ]
}
