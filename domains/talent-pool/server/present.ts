import { dayOf } from '@bole/approvals/model'
import { fitting } from '@bole/library/server'
import { presentPerson } from '@bole/pipeline/listing'
import type { Language } from '@bole/platform/contract'
import { type Caller, may } from '@bole/platform/server'
import { type Talent, talentPoolRefusals } from '@bole/talent-pool/contract'
import { consentOn, heldConsent, mayDo } from '@bole/talent-pool/model'
import type { ConsentRow } from './consent-store.ts'
import type { OpenDistribution } from './distribution-store.ts'
import type { SeenFolder } from './folder-store.ts'
import type { MemberInFull, PastApplication } from './talent-store.ts'

/** As many earlier applications as a row names. */
const shown = 5

/** What a member's row is shown with. */
export interface Beside {
  readonly folders: readonly SeenFolder[]
  readonly applications: readonly PastApplication[]
  readonly open: readonly OpenDistribution[]
  readonly consents: readonly ConsentRow[]
  readonly now: Date
  readonly caller: Caller
  readonly language: Language
}

/** A member's row as the wire has it (specification, section 3: pool item). */
export function presentTalent(row: MemberInFull, beside: Beside): Talent {
  const { folders, applications, open, caller, language } = beside
  const folder = folders.find(({ id }) => id === row.folder_id)
  const past = applications.filter(({ candidate_id }) => candidate_id === row.candidate_id)
  const isTheirs = folder?.level === 'manage' || row.owner_user_id === caller.userId
  const changes = may(caller, 'pool.manage') && isTheirs
  const asked = open.find(({ member_id }) => member_id === row.id)
  const who = { userId: caller.userId, managesFolder: changes }
  const isCheckPass = row.approval === null ? null : row.approval === 40
  return {
    id: row.id,
    candidate_id: row.candidate_id,
    version: row.version,
    post_id: past[0]?.id ?? null,
    ...presentPerson(row),
    folder: { id: row.folder_id, name: folder?.name ?? '' },
    owner: row.owner_user_id === null ? null : { id: row.owner_user_id, name: row.owner_name ?? '' },
    text: row.text,
    added_at: row.added_at.toISOString(),
    operate_status: { user_name: asked?.asked ?? '', status: asked ? 'locked' : 'free' },
    distribution: asked ? presentDistribution(asked) : null,
    isCheckPass,
    isCheckPassText:
      isCheckPass === null ? '' : talentPoolRefusals[language][isCheckPass ? 'approved' : 'not_approved'],
    postSzHistory: past.slice(0, shown).map((one) => ({
      post_id: one.id,
      title: one.title,
      origin: one.origin,
      time: one.applied_at.toISOString(),
      status: one.stage,
      is_listed: one.is_listed,
    })),
    stage: row.stage,
    archived: row.archived && {
      time: new Date(row.archived.time).toISOString(),
      tags: [...row.archived.tags],
      text: row.archived.text,
    },
    last_contact: row.last_contact?.toISOString() ?? null,
    consent: consentIn(row.candidate_id, beside),
    reasons: row.fit ? fitting.reasonsOf(row.fit) : [],
    can: {
      ask_consent: changes,
      record_consent: changes,
      move: changes,
      remove: changes,
      distribute: changes && !asked,
      ...canOf(asked, who),
    },
  }
}

function presentDistribution({ text, asked_at, ...asked }: OpenDistribution) {
  const { to_user_id, from_user_id, position_id, asker, position } = asked
  return {
    to: { id: to_user_id, name: asked.asked },
    by: from_user_id === null ? null : { id: from_user_id, name: asker ?? '' },
    position: position_id === null ? null : { id: position_id, name: position ?? '' },
    text,
    time: asked_at.toISOString(),
  }
}

function canOf(asked: OpenDistribution | undefined, who: Parameters<typeof mayDo>[2]) {
  const may = (action: Parameters<typeof mayDo>[0]) =>
    asked !== undefined &&
    mayDo(action, { state: asked.state, toUserId: asked.to_user_id, fromUserId: asked.from_user_id }, who)
  return { accept: may('accept'), decline: may('decline'), withdraw: may('withdraw') }
}

function consentIn(candidateId: number, { consents, now }: Beside): Talent['consent'] {
  const consent = heldConsent(consents.filter(({ candidate_id }) => candidate_id === candidateId))
  const by = consent?.recorded_by ?? null
  return {
    state: consentOn(dayOf(now), consent),
    ends_on: consent?.ends_on ?? null,
    how: consent?.said_how ?? null,
    recorded_by: by === null ? null : { id: by, name: consent?.recorder ?? '' },
  }
}
