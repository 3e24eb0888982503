import { actionsOn, type BatchActions, type RowActions, takeBack } from '@bole/platform/list'
import { type Talent, talentPoolApi } from '@bole/talent-pool/contract'
import type { TalentPoolTexts } from '../texts/index.ts'

const { listTalents, operate, removeTalents, undoTalents } = talentPoolApi
const on = actionsOn(listTalents)

/** What lies open over the pool: about whom, and what is done once that is settled. */
export interface Opened {
  readonly kind: 'move' | 'distribute' | 'decline' | 'ask' | 'consent'
  readonly talents: readonly Talent[]
  readonly done: () => void
}

type Opening = (opened: Opened) => void

/** What can be done with somebody in the pool: to answer what is asked comes first. */
export function talentActions(t: TalentPoolTexts, open: Opening): RowActions<Talent> {
  const opening = (kind: Opened['kind']) => (talent: Talent) =>
    open({ kind, talents: [talent], done: () => undefined })
  const answer =
    (action: 'accept' | 'withdraw') =>
    ({ id }: Talent) => ({ body: { ids: [id], action } })
  const outcome =
    (words: 'accepted' | 'withdrawn') =>
    (
      {
        refused: [first],
      }: { readonly refused: readonly { readonly title: string; readonly message: string }[] },
      { basic: { name } }: Talent,
    ) =>
      first ? `${first.title}: ${first.message}` : t(`distribution.${words}`, { name })
  return {
    accept: on.send(t('distribution.accept'), operate, answer('accept'), { done: outcome('accepted') }),
    decline: on.open(t('distribution.decline'), opening('decline')),
    withdraw: on.send(t('distribution.withdraw'), operate, answer('withdraw'), {
      done: outcome('withdrawn'),
    }),
    distribute: on.open(t('distribution.distribute'), opening('distribute')),
    ask_consent: on.open(t('consent.ask'), opening('ask')),
    record_consent: on.open(t('consent.record'), opening('consent')),
    move: on.open(t('move'), opening('move')),
    remove: on.send(t('remove'), removeTalents, ({ id }) => ({ body: { ids: [id] } }), {
      isDangerous: true,
      done: (_, { basic }) => t('removed', { name: basic.name }),
      undo: ({ batch_id }) => takeBack(undoTalents, { body: { batch_id } }, t('undone')),
    }),
  }
}

/** What can be done with several at once. */
export function talentBatch(t: TalentPoolTexts, open: Opening): BatchActions<Talent> {
  const opening = (kind: Opened['kind']) => (talents: readonly Talent[], done: () => void) =>
    open({ kind, talents, done })
  return {
    distribute: on.openMany(t('distribution.distribute'), opening('distribute')),
    move: on.openMany(t('move'), opening('move')),
    ask_consent: on.openMany(t('consent.ask'), opening('ask')),
    record_consent: on.openMany(t('consent.record'), opening('consent')),
    remove: on.sendMany(
      t('remove'),
      removeTalents,
      (talents) => ({ body: { ids: talents.map(({ id }) => id) } }),
      { isDangerous: true, undo: (batch_id) => takeBack(undoTalents, { body: { batch_id } }, t('undone')) },
    ),
  }
}
