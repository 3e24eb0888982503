import { usePermission } from '@bole/accounts/web'
import type { Mailbox } from '@bole/mailboxes/contract'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf, type Origin } from '@bole/platform/screens'
import { formatNumber, listOf } from '@bole/platform/web'
import { Badge } from 'antd'
import type { ReactNode } from 'react'
import { mailboxesScreens } from './screens.ts'
import type { MailboxesTexts } from './texts/index.ts'

const badges = { new: 'processing', reading: 'success', failing: 'error', off: 'default' } as const

/** How a mailbox is, and where it cannot be read why: in its server's own words, or with the way out where it was not asked. */
function State({ box, t }: { readonly box: Mailbox; readonly t: MailboxesTexts }): ReactNode {
  const state = box.is_on ? box.state : 'off'
  const badge = <Badge status={badges[state]} text={t(`states.${state}`)} />
  const host = box.inner_host
  const why = host === null ? box.said : t('inside', { host })
  const since = box.look_time && t('looked', { at: formatMoment(box.look_time) })
  return <TwoLines first={badge} second={(state === 'failing' && why) || since} />
}

/** A number of mails that leads to them. */
function Mails({ box, origin }: { readonly box: Mailbox; readonly origin: Origin }): ReactNode {
  const seesMails = usePermission('candidates.upload')
  const amount = formatNumber(box.message_count)
  if (!seesMails || box.message_count === 0) return amount
  const path = addressOf(mailboxesScreens.mails, { origin }, { mailbox_id: box.id })
  return <PlaceLink place={{ path }}>{amount}</PlaceLink>
}

/** What is shown of a mailbox: whose it is, how it is, how mails are sorted, and what came in by it. */
export function mailboxColumns(t: MailboxesTexts, origin: Origin): readonly Column<Mailbox>[] {
  return [
    {
      name: 'name',
      title: t('columns.name'),
      isMain: true,
      width: 240,
      render: ({ name, username }) => <TwoLines first={<b>{name}</b>} second={username} />,
    },
    { name: 'state', title: t('columns.state'), width: 280, render: (box) => <State box={box} t={t} /> },
    {
      name: 'rules',
      title: t('columns.rules'),
      width: 220,
      render: ({ rules, position }) => (
        <TwoLines
          first={t('ruleCount', { count: rules.length })}
          second={position ? t('otherwise', { title: position.title }) : t('somebodyChooses')}
        />
      ),
    },
    { name: 'folders', title: t('columns.folders'), width: 160, render: ({ folders }) => listOf(folders) },
    {
      name: 'message_count',
      title: t('columns.mails'),
      width: 90,
      render: (box) => <Mails box={box} origin={origin} />,
    },
    {
      name: 'resume_count',
      title: t('columns.resumes'),
      width: 110,
      render: ({ resume_count }) => formatNumber(resume_count),
    },
  ]
}
