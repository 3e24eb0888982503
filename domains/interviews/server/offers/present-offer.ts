import type { InterviewOffer } from '@bole/interviews/contract'
import { offering } from '@bole/interviews/model'
import { type Caller, may } from '@bole/platform/server'
import { onlineType, onSiteType } from '../place-of.ts'
import { asOffered, type FoundOffer, timesOf } from './offer-store.ts'

interface Time {
  readonly from: Date
  readonly until: Date
}

/** A time as the wire carries it. */
export const presentTime = ({ from, until }: Time) => ({
  interviewTime: from.toISOString(),
  endTime: until.toISOString(),
})

/** An offer as the wire carries it; `left`: how many of its times can be taken still. */
export function presentOffer(offer: FoundOffer, left: number, caller: Caller): InterviewOffer {
  const state = offering.offerStateOf(asOffered(offer))
  const chosen = timesOf(offer).find(({ from }) => from.getTime() === offer.chosen?.getTime())
  const { place: room, address, directions, reception_note, candidate_feedback: said } = offer
  return {
    id: offer.id,
    post_id: offer.application_id,
    name: offer.name,
    positionText: offer.title,
    state,
    reply_by: offer.reply_by.toISOString(),
    create_time: offer.made_at.toISOString(),
    made_by: offer.made_by === null ? null : { id: offer.made_by, name: offer.made_by_name ?? '' },
    interview_users: offer.people,
    address: {
      invite_type: offer.is_online ? onlineType : onSiteType,
      room,
      address,
      directions,
      reception_note,
    },
    times: timesOf(offer).map(presentTime),
    left: state === 'open' ? left : 0,
    chosen: chosen ? presentTime(chosen) : null,
    note: state === 'none_fits' && said?.action === 'change_date' ? said.text : '',
    can: { withdraw: state === 'open' && may(caller, 'pipeline.move') },
  }
}
