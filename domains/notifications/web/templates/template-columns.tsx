import type { Template } from '@bole/notifications/contract'
import type { Column } from '@bole/platform/list'
import { Tag } from 'antd'
import type { NotificationsTexts } from '../texts/index.ts'

/** What a row shows of a template: when it is told, how its subject reads, and whose words they are. */
export function templateColumns(
  t: NotificationsTexts,
  stageName: (stage: number) => string,
): readonly Column<Template>[] {
  return [
    {
      name: 'event',
      title: t('templates.told'),
      isMain: true,
      width: 160,
      nameOf: ({ event, stage }) =>
        t('templates.title', { event: t(`events.${event}`), stage: stageName(stage) }),
      render: ({ event }) => <b>{t(`events.${event}`)}</b>,
    },
    { name: 'stage', title: t('templates.stage'), width: 140, render: ({ stage }) => stageName(stage) },
    { name: 'subject', title: t('templates.subject') },
    {
      name: 'worded_by',
      title: t('templates.wordedBy'),
      width: 150,
      render: ({ worded_by }) => (
        <Tag {...(worded_by === 'built_in' ? {} : { color: 'blue' })}>
          {t(`templates.worded.${worded_by}`)}
        </Tag>
      ),
    },
  ]
}
