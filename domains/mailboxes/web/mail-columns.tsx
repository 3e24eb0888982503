import { intakeScreens } from '@bole/intake/screens'
import type { Message } from '@bole/mailboxes/contract'
import { pipelineScreens } from '@bole/pipeline/screens'
import { type Column, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf, type Origin } from '@bole/platform/screens'
import { listOf } from '@bole/platform/web'
import { Badge, Flex } from 'antd'
import type { ReactNode } from 'react'
import type { MailboxesTexts } from './texts/index.ts'

const badges = { waiting: 'processing', accepted: 'success', duplicate: 'warning', failed: 'error' } as const
const itemsShown = 3

interface BroughtProps {
  readonly mail: Message
  readonly origin: Origin
  readonly t: MailboxesTexts
}

/** What a mail brought and what became of each: a candidate to go to, or why not; of many the first, with the way to all. */
function Brought({ mail: { items, counts, sender, left_out }, origin, t }: BroughtProps): ReactNode {
  const more = counts.waiting + counts.accepted + counts.duplicate + counts.failed - itemsShown
  const all = addressOf(intakeScreens.arrivals, { origin }, { door: 'mailbox', keyword: sender })
  return (
    <Flex vertical gap={2}>
      {items.slice(0, itemsShown).map(({ id, name, state, reason_text, post_id, candidate_name }) => (
        <Flex key={id} gap={8} wrap>
          <Badge status={badges[state]} text={t(`mails.items.${state}`)} />
          {post_id !== null && candidate_name !== null ? (
            <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: post_id }) }}>
              {candidate_name}
            </PlaceLink>
          ) : (
            <span>{name}</span>
          )}
          {reason_text && <span>{reason_text}</span>}
        </Flex>
      ))}
      {more > 0 && sender !== '' && (
        <PlaceLink place={{ path: all }}>{t('mails.more', { count: more })}</PlaceLink>
      )}
      {left_out.length > 0 && <small>{t('mails.leftOut', { names: listOf(left_out.slice(0, 5)) })}</small>}
    </Flex>
  )
}

/** What is shown of a mail: what it says, who sent it, what it brought, and where and when it came in. */
export function mailColumns(t: MailboxesTexts, origin: Origin): readonly Column<Message>[] {
  return [
    {
      name: 'subject',
      title: t('mails.subject'),
      isMain: true,
      width: 280,
      nameOf: ({ subject }) => subject || t('mails.noSubject'),
      render: ({ subject, sender, sender_name }) => (
        <TwoLines
          first={<b>{subject || t('mails.noSubject')}</b>}
          second={[sender_name, sender].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      name: 'items',
      title: t('mails.brought'),
      width: 320,
      render: (mail) => <Brought mail={mail} origin={origin} t={t} />,
    },
    {
      name: 'position',
      title: t('mails.position'),
      width: 180,
      render: ({ position, board }) => (
        <TwoLines first={position?.title ?? '—'} second={board && t(`boards.${board}`)} />
      ),
    },
    {
      name: 'mailbox',
      title: t('mails.mailbox'),
      width: 160,
      render: ({ mailbox, folder }) => <TwoLines first={mailbox.name} second={folder} />,
    },
    {
      name: 'take_time',
      title: t('mails.taken'),
      width: 180,
      render: ({ take_time, send_time }) => (
        <TwoLines first={formatMoment(take_time)} second={t('mails.sent', { at: formatMoment(send_time) })} />
      ),
    },
  ]
}
