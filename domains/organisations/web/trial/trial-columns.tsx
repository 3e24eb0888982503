import type { TrialApplication } from '@bole/organisations/contract'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { Badge } from 'antd'
import type { useTexts } from './texts/index.ts'

const dots = { new: 'processing', contacted: 'warning', customer: 'success', declined: 'default' } as const

/** Which company applied, whom to contact there, what for, and how it stands. */
export function trialColumns(t: ReturnType<typeof useTexts>): readonly Column<TrialApplication>[] {
  return [
    {
      name: 'company',
      title: t('company'),
      isMain: true,
      width: 260,
      render: ({ company, purpose }) => <TwoLines first={<b>{company}</b>} second={purpose} />,
    },
    {
      name: 'contact',
      title: t('person'),
      width: 220,
      render: ({ contact, email, phone }) => (
        <TwoLines
          first={phone ? `${contact} · ${phone}` : contact}
          second={<a href={`mailto:${email}`}>{email}</a>}
        />
      ),
    },
    {
      name: 'state',
      title: t('state'),
      width: 110,
      render: ({ state }) => <Badge status={dots[state]} text={t(`states.${state}`)} />,
    },
    {
      name: 'create_time',
      title: t('created'),
      width: 150,
      render: ({ create_time }) => formatMoment(create_time),
    },
    {
      name: 'note',
      title: t('note'),
      width: 240,
      render: ({ note, handled_by: name, handle_time: at }) =>
        at ? <TwoLines first={note} second={t('by', { name, at: formatMoment(at) })} /> : '—',
    },
  ]
}
