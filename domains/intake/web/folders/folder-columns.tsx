import type { ResumeFolder } from '@bole/intake/contract'
import { intakeScreens } from '@bole/intake/screens'
import { type Column, TwoLines } from '@bole/platform/list'
import { addressOf, type Origin } from '@bole/platform/screens'
import { formatNumber, listOf } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import type { IntakeTexts } from '../texts/index.ts'

/** What a folder is for, what delivers into it, who sees it, and how much lies there. */
export function folderColumns(t: IntakeTexts, origin: Origin): readonly Column<ResumeFolder>[] {
  return [
    { name: 'name', title: t('folders.name'), isMain: true, width: 200, render: ({ name }) => <b>{name}</b> },
    {
      name: 'doors',
      title: t('folders.doors'),
      width: 220,
      render: ({ doors }) =>
        doors.length === 0 ? t('folders.noDoors') : listOf(doors.map((door) => t(`doors.${door}`))),
    },
    {
      name: 'theme',
      title: t('folders.belongs'),
      width: 220,
      render: ({ theme, position }) =>
        theme || position ? (
          <TwoLines
            first={theme?.name ?? position?.name ?? ''}
            second={theme ? (position?.name ?? '') : ''}
          />
        ) : (
          t('folders.any')
        ),
    },
    {
      name: 'people',
      title: t('folders.people'),
      width: 200,
      render: ({ is_shared, people }) =>
        is_shared
          ? t('folders.everybody')
          : people.length > 0
            ? listOf(people.map(({ name }) => name))
            : t('folders.keepersOnly'),
    },
    {
      name: 'count',
      title: t('folders.count'),
      width: 130,
      render: ({ id, count, waiting_count }) => (
        <TwoLines
          first={
            count === 0 ? (
              '0'
            ) : (
              <Link to={addressOf(intakeScreens.arrivals, { origin }, { folder_id: id })}>
                {formatNumber(count)}
              </Link>
            )
          }
          second={waiting_count === 0 ? '' : t('folders.waiting', { count: waiting_count })}
        />
      ),
    },
  ]
}
