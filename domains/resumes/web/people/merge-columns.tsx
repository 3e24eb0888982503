import { ways } from '@bole/inbox/model'
import type { Column } from '@bole/platform/list'
import { listOf } from '@bole/platform/web'
import type { MergeItem } from '@bole/resumes/contract'
import { Link } from '@tanstack/react-router'
import type { PeopleTexts } from './texts/index.ts'

/** The ledger: who stayed, who was merged into them, by whom and when. */
export function mergeColumns(
  t: PeopleTexts,
  formatMoment: (moment: string) => string,
): readonly Column<MergeItem>[] {
  return [
    {
      name: 'kept_name',
      title: t('kept'),
      isMain: true,
      width: 160,
      render: ({ kept_name, post_id }) =>
        post_id === null ? kept_name : <Link to={ways.candidate(post_id)}>{kept_name}</Link>,
    },
    { name: 'other_name', title: t('mergedIn'), width: 160 },
    {
      name: 'taken',
      title: t('taken'),
      width: 220,
      render: ({ taken }) => listOf(taken.map((choice) => t(`choices.${choice}`))),
    },
    {
      name: 'merge_time',
      title: t('merged'),
      width: 220,
      render: ({ user, merge_time }) =>
        t('byAt', { who: user?.name ?? t('byRule'), at: formatMoment(merge_time) }),
    },
    {
      name: 'undo_time',
      title: t('undoneTitle'),
      width: 220,
      render: ({ undo_user, undo_time }) =>
        undo_time && t('byAt', { who: undo_user?.name ?? '', at: formatMoment(undo_time) }),
    },
  ]
}
