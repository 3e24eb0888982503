import type { LectureVisitor } from '@bole/lectures/contract'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMeeting, formatMoment } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { providedFor } from '@bole/platform/slots'
import { lecturesScreens } from '../screens.ts'
import { recordAddress } from '../slots.ts'
import type { LecturesTexts } from '../texts/index.ts'

/** What a row shows of somebody who signed in; whom we know leads to their record. */
export function visitorColumns(t: LecturesTexts): readonly Column<LectureVisitor>[] {
  return [
    { name: 'name', title: t('visitors.name'), isMain: true, width: 140 },
    { name: 'phone', title: t('visitors.phone'), width: 150 },
    {
      name: 'lecture',
      title: t('visitors.lecture'),
      width: 280,
      render: ({ lecture: { university, city, kind, datetime, theme_id } }) => (
        <TwoLines
          first={
            <PlaceLink place={{ path: addressOf(lecturesScreens.route, { id: theme_id }) }}>
              {university} · {t(`kinds.${kind}`)}
            </PlaceLink>
          }
          second={`${city} · ${formatMeeting(datetime)}`}
        />
      ),
    },
    {
      name: 'signed_in_at',
      title: t('visitors.signedIn'),
      width: 150,
      render: ({ signed_in_at }) => formatMoment(signed_in_at),
    },
    {
      name: 'post_id',
      title: t('visitors.known'),
      width: 140,
      render: ({ post_id }) =>
        post_id === null ? (
          t('visitors.unknown')
        ) : (
          <PlaceLink place={{ path: providedFor(recordAddress)(post_id) }}>{t('visitors.open')}</PlaceLink>
        ),
    },
  ]
}
