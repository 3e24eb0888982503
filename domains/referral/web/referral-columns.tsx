import { pipelineScreens } from '@bole/pipeline/screens'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import type { ReferralRow } from '@bole/referral/contract'
import { friendStageOf } from '@bole/referral/model'
import type { ReferralTexts } from './texts/index.ts'

/** Who was referred, with the way to their record, by whom, how far they are and whether it counts. */
export function referralColumns(t: ReferralTexts): readonly Column<ReferralRow>[] {
  return [
    {
      name: 'candidate_name',
      title: t('columns.candidate'),
      isMain: true,
      width: 200,
      render: (row) => (
        <TwoLines
          first={
            <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: row.id }) }}>
              {row.candidate_name}
            </PlaceLink>
          }
          second={row.position.title}
        />
      ),
    },
    {
      name: 'user',
      title: t('columns.referrer'),
      width: 160,
      render: ({ user, code }) => <TwoLines first={user.name} second={code} />,
    },
    {
      name: 'stage',
      title: t('columns.stage'),
      width: 130,
      render: ({ is_listed, ...row }) => t(`stages.${friendStageOf(row, is_listed)}`),
    },
    {
      name: 'outcome',
      title: t('columns.outcome'),
      width: 150,
      render: (row) => t(`outcomes.${row.outcome}`),
    },
    { name: 'at', title: t('columns.day'), width: 160, render: ({ at }) => formatMoment(at) },
  ]
}
