import { ways } from '@bole/inbox/model'
import type { NewerReading } from '@bole/parse-administration/contract'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { formatNumber } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import type { ParseTexts } from '../texts/index.ts'

/** Whose résumé, what a newer reading would change of it, and how that stands. */
export function newerColumns(t: ParseTexts): readonly Column<NewerReading>[] {
  return [
    {
      name: 'name',
      title: t('newer.person'),
      isMain: true,
      width: 240,
      render: ({ name, position, post_id }) => (
        <TwoLines
          first={
            <Link to={ways.candidate(post_id)}>
              <b>{name}</b>
            </Link>
          }
          second={position}
        />
      ),
    },
    { name: 'found', title: t('kinds.found'), width: 90, render: ({ found }) => formatNumber(found) },
    { name: 'changed', title: t('kinds.changed'), width: 90, render: ({ changed }) => formatNumber(changed) },
    { name: 'gone', title: t('kinds.gone'), width: 90, render: ({ gone }) => formatNumber(gone) },
    {
      name: 'state',
      title: t('newer.state'),
      width: 180,
      render: ({ state, user }) => <TwoLines first={t(`newerStates.${state}`)} second={user ?? ''} />,
    },
    {
      name: 'create_time',
      title: t('newer.readAt'),
      width: 150,
      render: ({ create_time }) => formatMoment(create_time),
    },
  ]
}
