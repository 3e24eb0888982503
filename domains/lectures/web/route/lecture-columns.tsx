import type { Lecture } from '@bole/lectures/contract'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMeeting } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { formatNumber } from '@bole/platform/web'
import { lecturesScreens } from '../screens.ts'
import type { LecturesTexts } from '../texts/index.ts'

/** What a row shows of a stop; how many signed in leads to who. */
export function lectureColumns(t: LecturesTexts): readonly Column<Lecture>[] {
  return [
    {
      name: 'university',
      title: t('university'),
      isMain: true,
      width: 240,
      render: ({ university, kind }) => <TwoLines first={university} second={t(`kinds.${kind}`)} />,
    },
    { name: 'city', title: t('city'), width: 120 },
    {
      name: 'datetime',
      title: t('datetime'),
      width: 170,
      render: ({ datetime }) => formatMeeting(datetime),
    },
    { name: 'address', title: t('address'), width: 220 },
    {
      name: 'visitor_count',
      title: t('visitorCount'),
      width: 110,
      render: ({ id, visitor_count, sign_in_path }) =>
        sign_in_path === null ? (
          formatNumber(visitor_count)
        ) : (
          <PlaceLink place={{ path: addressOf(lecturesScreens.visitors, {}, { lecture_id: id }) }}>
            {formatNumber(visitor_count)}
          </PlaceLink>
        ),
    },
    {
      name: 'xjhUrl',
      title: t('xjhUrl'),
      width: 120,
      render: ({ xjhUrl }) =>
        xjhUrl === '' ? (
          '—'
        ) : (
          <a href={xjhUrl} target="_blank" rel="noreferrer">
            {t('link')}
          </a>
        ),
    },
  ]
}
