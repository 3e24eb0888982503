import { formatMeeting } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall, wordOf } from '@bole/platform/web'
import { type PoolEvent, talentPoolApi } from '@bole/talent-pool/contract'
import { Typography } from 'antd'
import type { ReactNode } from 'react'
import { talentPoolScreens } from '../screens.ts'
import { type TalentPoolTexts, useTexts } from '../texts/index.ts'

/** On the record: the folder somebody is kept in, and what happened to them in the pool. */
export function PoolPlace({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const known = useCall(talentPoolApi.viewTalent, { query: { post_id: postId } }).data?.data
  if (!known || (known.talent === null && known.history.length === 0)) return null
  const { talent, history } = known
  return (
    <details>
      <summary>
        {talent ? (
          <>
            {t('inPool')}{' '}
            <PlaceLink
              place={{ path: addressOf(talentPoolScreens.pool, {}, { folder_id: [talent.folder.id] }) }}
            >
              {talent.folder.name}
            </PlaceLink>
          </>
        ) : (
          t('wasInPool')
        )}
      </summary>
      <ul>
        {history.map((event) => (
          <li key={event.id}>
            {sentenceOf(t, event)}{' '}
            <Typography.Text type="secondary">{formatMeeting(event.time)}</Typography.Text>
            {event.text && <div>{event.text}</div>}
          </li>
        ))}
      </ul>
    </details>
  )
}

function sentenceOf(t: TalentPoolTexts, { action, user, ...event }: PoolEvent): string {
  return wordOf(t, `events.${action}`, {
    by: user?.name ?? t('candidate'),
    from: event.from_folder,
    to: event.to_folder,
    whom: event.to_user,
    position: event.position || t('distribution.ownCare'),
    way: event.how ? t(`consent.ways.${event.how}`) : '',
  })
}
