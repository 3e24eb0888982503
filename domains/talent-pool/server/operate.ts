import { randomUUID } from 'node:crypto'
import { type Handler, notFound } from '@bole/platform/server'
import { type talentPoolApi, talentPoolRefusals } from '@bole/talent-pool/contract'
import { decide } from '@bole/talent-pool/model'
import { bringToPositions } from './bring-to-positions.ts'
import { openDistributions } from './distribution-store.ts'
import { seenFolders } from './folder-store.ts'
import { type LockedMember, lockedMembers } from './member-store.ts'
import { type Answered, settleAsked } from './settle-asked.ts'

/** Answers what is asked about people, or takes it back; each who cannot be says why. */
export const operate: Handler<typeof talentPoolApi.operate> = async (context) => {
  const { body, tx, caller, refuse, language, now } = context
  const { action, reason } = body
  if (action === 'decline' && reason === '') throw refuse('reason_missing')
  const wanted = [...new Set(body.ids)]
  const folders = await seenFolders(tx, caller)
  const [members] = await tx.load(lockedMembers(wanted))
  const [open] = await tx.load(openDistributions(wanted))
  const openOf = new Map(open.map((one) => [one.member_id, one]))
  const levelOf = new Map(folders.map(({ id, level }) => [id, level]))
  const isAsked = (id: number) => openOf.get(id)?.to_user_id === caller.userId
  const isOwner = (member: LockedMember) => member.owner_user_id === caller.userId
  const seen = members.filter((one) => levelOf.has(one.folder_id) || isAsked(one.id) || isOwner(one))
  if (seen.length < wanted.length) throw notFound()
  const texts = talentPoolRefusals[language]
  const answered: Answered[] = []
  const refused = seen.flatMap((member) => {
    const asked = openOf.get(member.id)
    const managesFolder = levelOf.get(member.folder_id) === 'manage' || isOwner(member)
    const who = { userId: caller.userId, managesFolder, reason }
    const decided = asked
      ? decide(
          action,
          { state: asked.state, toUserId: asked.to_user_id, fromUserId: asked.from_user_id },
          who,
        )
      : ({ refusal: 'already_settled' } as const)
    if ('refusal' in decided) return { id: member.id, title: member.name, message: texts[decided.refusal] }
    if (asked) answered.push({ member, asked, state: decided.state, applicationId: null })
    return []
  })
  const batchId = randomUUID()
  const brought = await bringToPositions(context, answered)
  settleAsked(tx, brought.answered, { caller, now, batchId, reason })
  const unable = brought.refused.map(({ member, code }) => ({
    id: member.id,
    title: member.name,
    message: texts[code],
  }))
  return { batch_id: batchId, done: brought.answered.length, refused: [...refused, ...unable] }
}
